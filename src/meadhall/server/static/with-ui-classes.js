function classes(...names){return names.filter(Boolean).join(" ")}export{classes};
