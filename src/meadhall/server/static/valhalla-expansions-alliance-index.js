import"./with-runtime.js";var DRAWN={companion:({companions},seat)=>companions[seat],pair:{words:"companion-alliance",shared:!0}};export{DRAWN};
