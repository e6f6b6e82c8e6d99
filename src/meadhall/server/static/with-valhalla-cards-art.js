import{gallery}from"./with-ui-cards-pictures.js";var{fetchPictures,fetchSome,Picture}=gallery(()=>import("./valhalla.js"));export{fetchPictures,fetchSome,Picture};
