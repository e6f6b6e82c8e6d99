import{gallery}from"./with-ui-cards-pictures.js";var{fetchPictures,fetchSome,rasterize,Picture}=gallery(()=>import("./valhalla.js"));export{fetchPictures,fetchSome,rasterize,Picture};
