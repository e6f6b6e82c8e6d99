import{Icon,a}from"./with-rolling-dices.js";function Mark({icon,words,children}){return a("span",{class:"mark",title:words,children:[a(Icon,{name:icon,label:words}),children]})}export{Mark};
