import{gallery}from"./with-ui-pictures.js";var{fetchPictures,Picture}=gallery(()=>import("./valhalla.js"));export{fetchPictures,Picture};
