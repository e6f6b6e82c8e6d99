import"./with-runtime.js";var DRAWN={companion:({companions},seat)=>companions[seat],pair:{words:"companion-partnership",shared:!1}};export{DRAWN};
