var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundle: "+path)};export{__glob};
