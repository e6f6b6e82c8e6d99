import{gallery}from"./with-ui-cards-pictures.js";var{fetchPictures,fetchSome,engrave,Picture}=gallery(()=>import("./valhalla.js"));export{fetchPictures,fetchSome,engrave,Picture};
