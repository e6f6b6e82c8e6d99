// node_modules/preact/dist/preact.mjs
var n, t, r, u, i, f, o, e, l, c, a, s, h = /* @__PURE__ */ Symbol.for("pv"), p = {}, y = [], v = /^m(i|n|o|s|text|space)$/, w = Array.isArray, d = y.slice, _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function k(n3, t4, r4) {
  var u4, i4, f5, o5 = {}, e4 = arguments.length;
  for (f5 in t4) f5 == "key" ? u4 = t4[f5] : f5 == "ref" && typeof n3 != "function" ? i4 = t4[f5] : o5[f5] = t4[f5];
  return e4 > 2 && (o5.children = e4 > 3 ? d.call(arguments, 2) : r4), m(n3, o5, u4, i4, null);
}
function m(r4, u4, i4, f5, o5) {
  var e4 = { type: r4, props: u4, key: i4, ref: f5, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o5 || ++t, __i: -1, __u: 0 };
  return !o5 && n.vnode && n.vnode(e4), e4;
}
function $(n3) {
  return n3.children;
}
function x(n3, t4) {
  this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
  if (t4 == null) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r4; t4 < n3.__k.length; t4++) if ((r4 = n3.__k[t4]) && r4.__e) return r4.__e;
  return typeof n3.type != "function" || n3.props.__P ? null : S(n3);
}
function C(t4) {
  var r4, u4 = t4.__v, i4 = u4.__e, f5 = [], o5 = [], e4 = t4.__P;
  e4 && ((r4 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r4), z(e4, r4, u4, t4.__n, e4.namespaceURI, 32 & u4.__u ? [i4] : null, f5, i4 || S(u4), 32 & u4.__u, o5), r4.__v = u4.__v, r4.__.__k[r4.__i] = r4, E(f5, r4, o5), u4.__ = u4.__e = null, r4.__e != i4 && j(r4));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
    return t4 && (n3.__e = t4.__e);
  }), j(n3);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
  var s4, h5, v4, w5, d5, _5, g5 = u4.__k || y, k4 = t4.length;
  for (l4 = q(r4, t4, g5, l4, k4), s4 = 0; s4 < k4; s4++) (v4 = r4.__k[s4]) != null && (h5 = ~v4.__i && g5[v4.__i] || p, v4.__i = s4, _5 = z(n3, v4, h5, i4, f5, o5, e4, l4, c4, a5), w5 = v4.__e, (h5.ref != v4.ref || 8 & h5.__u) && (h5.ref && G(h5.ref, null, v4, h5), v4.ref && a5.push(v4.ref, v4.__c || w5, v4)), d5 = d5 || w5, 4 & v4.__u ? (l4 = A(v4, l4, n3, !h5.__v), h5.__e && (h5.__e = null)) : typeof v4.type == "function" && _5 !== void 0 ? l4 = _5 : w5 && (l4 = w5.nextSibling), v4.__u &= -21);
  return r4.__e = d5, l4;
}
function q(n3, t4, r4, u4, i4) {
  var f5, o5, e4, l4, c4, a5, s4, p5, y5, v4 = r4.length, d5 = v4, _5 = 0, g5 = 0, k4 = n3.__k = Array(i4);
  for (f5 = 0; f5 < i4; f5++) (o5 = t4[f5]) != null && typeof o5 != "boolean" && typeof o5 != "function" ? (typeof o5 != "object" || o5.constructor === String ? o5 = k4[f5] = m(null, o5) : w(o5) ? o5 = k4[f5] = m($, { children: o5 }) : o5.constructor === h && o5.__b ? o5 = k4[f5] = m(o5.type, o5.props, o5.key, o5.ref, o5.__v) : k4[f5] = o5, l4 = f5 + _5, o5.__ = n3, o5.__b = n3.__b + 1, e4 = null, ~(c4 = o5.__i = P(o5, r4, l4, d5)) && (d5--, (e4 = r4[c4]) && (e4.__u |= 2)), e4 && e4.__v ? (o5.__u |= 16, c4 == l4 - 1 ? _5-- : c4 == l4 + 1 ? _5++ : c4 != l4 && (c4 > l4 ? _5-- : _5++, g5 = 1)) : (~c4 || (i4 > v4 ? _5-- : i4 < v4 && _5++), typeof o5.type != "function" && (o5.__u |= 4))) : k4[f5] = null;
  if (g5) {
    for (a5 = [], s4 = [], f5 = 0; f5 < i4; f5++) if ((o5 = k4[f5]) && 16 & o5.__u) {
      for (_5 = 0, p5 = a5.length; _5 < p5; ) a5[y5 = _5 + p5 >> 1] < o5.__i ? _5 = y5 + 1 : p5 = y5;
      a5[_5] = o5.__i, s4[f5] = _5 + 1;
    }
    for (_5 = a5.length; f5--; ) s4[f5] && (s4[f5] == _5 ? _5-- : k4[f5].__u |= 4);
  }
  if (d5) for (f5 = 0; f5 < v4; f5++) !(e4 = r4[f5]) || 2 & e4.__u || (e4.__e == u4 && (u4 = S(e4)), J(e4, e4));
  return u4;
}
function A(n3, t4, r4, u4) {
  var i4, f5, o5, e4;
  if (typeof n3.type == "function") {
    if (n3.props.__P) return t4;
    if (i4 = n3.__k) for (f5 = 0; f5 < i4.length; f5++) i4[f5] && (i4[f5].__ = n3, t4 = A(i4[f5], t4, r4, !1));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o5 = n3.__e, e4 = t4; e4 && e4.nodeType == 8; ) e4 = e4.nextSibling;
  for (o5 != e4 && (!u4 && r4.moveBefore && o5.parentNode ? r4.moveBefore(o5, t4) : r4.insertBefore(o5, t4 || null)), t4 = o5; (t4 = t4 && t4.nextSibling) && t4.nodeType == 8 && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n3, t4, r4, u4) {
  var i4, f5 = n3.key, o5 = n3.type, e4 = t4[r4], l4 = e4 && !(2 & e4.__u);
  if (e4 === null && f5 == null || l4 && f5 == e4.key && o5 == e4.type) return r4;
  if (u4 > (l4 ? 1 : 0)) {
    for (i4 = r4 - 1; i4 >= 0; i4--) if ((e4 = t4[i4]) && !(2 & e4.__u) && f5 == e4.key && o5 == e4.type) return i4;
    for (i4 = r4 + 1; i4 < t4.length; i4++) if ((e4 = t4[i4]) && !(2 & e4.__u) && f5 == e4.key && o5 == e4.type) return i4;
  }
  return -1;
}
function T(n3, t4, r4) {
  r4 == null && (r4 = ""), t4[0] == "-" ? n3.setProperty(t4, r4) : n3[t4] = r4;
}
function N(n3, t4, r4, u4, i4) {
  var f5, o5;
  if (t4 == "style") if (typeof r4 == "string") n3.style.cssText = r4;
  else {
    if (typeof u4 == "string" && (n3.style.cssText = u4 = ""), u4) for (t4 in u4) r4 && t4 in r4 || T(n3.style, t4);
    if (r4) for (t4 in r4) u4 && r4[t4] == u4[t4] || T(n3.style, t4, r4[t4]);
  }
  else if (t4[0] == "o" && t4[1] == "n") typeof r4 != "function" && (r4 = null), typeof u4 != "function" && (u4 = null), (n3.__e || (n3.__e = {}))[t4] = r4, r4 && u4 || (o5 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f5 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r4 ? n3.addEventListener(t4, o5, f5) : n3.removeEventListener(t4, o5, f5));
  else {
    if (i4 == "http://www.w3.org/2000/svg") t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if (t4 != "width" && t4 != "height" && t4 != "href" && t4 != "list" && t4 != "form" && t4 != "tabIndex" && t4 != "download" && t4 != "rowSpan" && t4 != "colSpan" && t4 != "role" && t4 != "popover" && t4 in n3) try {
      return void (n3[t4] = r4 ?? "");
    } catch {
    }
    if (typeof r4 == "function") return;
    r4 == null || r4 === !1 && t4[4] != "-" ? n3.removeAttribute(t4) : n3.setAttribute(t4, t4 == "popover" && r4 == 1 ? "" : r4);
  }
}
function V(t4) {
  return function(r4) {
    var u4 = this.__e;
    if (u4) {
      if (u4 = u4[t4], r4[e] == null) r4[e] = c++;
      else if (r4[e] < this.__a[t4]) return;
      return u4(n.event ? n.event(r4) : r4);
    }
  };
}
function z(t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
  var s4, p5, v4, d5, k4, b3, m5, M2, C3, j4, L2, H2, q3, A4, O2, P2, T5, N2, V2 = r4.type;
  if (r4.constructor !== h) return null;
  128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r4.__u |= c4, p5 = o5 = [], s4.nodeType == 8 ? l4 = B(s4, o5) : o5.push(s4), l4 = o5[0] || l4), (s4 = n.__b) && s4(r4);
  n: if (typeof V2 == "function") {
    v4 = e4.length;
    try {
      if (M2 = r4.props, C3 = (s4 = V2.prototype) && s4.render, j4 = (s4 = V2.contextType) && i4[s4.__c], L2 = s4 ? j4 ? j4.props.value : s4.__ : i4, (d5 = u4.__c) ? (r4.__c = d5, 2 & d5.__g && (d5.__g |= 1)) : (C3 ? r4.__c = d5 = new V2(M2, L2) : (r4.__c = d5 = new x(M2, L2), d5.constructor = V2, d5.render = K), j4 && j4.sub(d5), d5.state || (d5.state = {}), d5.__n = i4, d5.__g |= 8, d5.__h = [], d5.__k = []), C3 && (d5.__s || (d5.__s = d5.state), V2.getDerivedStateFromProps && (d5.__s == d5.state && (d5.__s = _({}, d5.__s)), _(d5.__s, V2.getDerivedStateFromProps(M2, d5.__s)))), k4 = d5.props, b3 = d5.state, d5.__v = r4, u4.__c) {
        if (M2 !== k4 && C3 && !V2.getDerivedStateFromProps && d5.componentWillReceiveProps && d5.componentWillReceiveProps(M2, L2), r4.__v == u4.__v && !(8 & d5.__g) || !(4 & d5.__g) && d5.shouldComponentUpdate && d5.shouldComponentUpdate(M2, d5.__s, L2) === !1) {
          r4.__v != u4.__v && (d5.props = M2, d5.state = d5.__s, d5.__g &= -9), r4.__e = u4.__e, r4.__k = u4.__k, r4.__k.some(function(n3) {
            n3 && (n3.__ = r4);
          }), y.push.apply(d5.__h, d5.__k), d5.__k = [], d5.__h.length && e4.push(d5), l4 = S(u4);
          break n;
        }
        d5.componentWillUpdate && d5.componentWillUpdate(M2, d5.__s, L2), C3 && d5.componentDidUpdate && d5.__h.push(function() {
          d5.componentDidUpdate(k4, b3, m5);
        });
      } else C3 && !V2.getDerivedStateFromProps && d5.componentWillMount && d5.componentWillMount(), C3 && d5.componentDidMount && d5.__h.push(d5.componentDidMount);
      d5.context = L2, d5.props = M2, d5.__P = t4, d5.__g &= -5, H2 = n.__r, q3 = C3 ? 25 : 0;
      do
        d5.__g &= -9, H2 && H2(r4), s4 = d5.render(d5.props, d5.state = d5.__s, d5.context);
      while (8 & d5.__g && ++q3 < 25);
      C3 && (y.push.apply(d5.__h, d5.__k), d5.__k = []), d5.state = d5.__s, d5.getChildContext && (i4 = _({}, i4, d5.getChildContext())), C3 && u4.__c && d5.getSnapshotBeforeUpdate && (m5 = d5.getSnapshotBeforeUpdate(k4, b3)), A4 = s4 && s4.type === $ && s4.key == null ? s4.props.children : s4, M2.__P && (s4 = l4, f5 = (t4 = M2.__P).namespaceURI, c4 = o5 = null, u4.props && u4.props.__P != t4 && (u4.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t4, w(A4) ? A4 : [A4], r4, u4, i4, f5, o5, e4, l4, c4, a5), M2.__P && (r4.__e = null, l4 = s4), r4.__u &= -161, p5 && p5.some(g), d5.__h.length && e4.push(d5), 1 & d5.__g && (d5.__g &= -4);
    } catch (t5) {
      if (e4.length = v4, r4.__v = null, c4 || o5) if (t5 && t5.then) {
        if (r4.__u |= 128 | c4, o5) {
          for (~(T5 = o5.indexOf(l4 || void 0)) || (T5 = o5.length); (N2 = o5[T5 - 1]) && N2.nodeType == 8; ) T5--;
          for (; T5 < o5.length; T5++) if (N2 = o5[T5]) if (o5[T5] = null, O2) {
            if (N2 == P2) break;
          } else {
            if (N2.nodeType != 8) break;
            N2.data.startsWith("$s") && (P2 = B(O2 = N2));
          }
        }
        if (!O2) {
          for (; l4 && l4.nodeType == 8 && l4.nextSibling; ) l4 = l4.nextSibling;
          O2 = l4;
        }
        (s4 = B(O2 = r4.__c.__z || (r4.__c.__z = O2))) ? (r4.__e = O2, l4 = s4) : r4.__e = l4, l4 = l4 && l4.nextSibling;
      } else o5 && o5.some(g);
      else r4.__e = u4.__e;
      r4.__k || (r4.__k = u4.__k || []), t5 && t5.then || D(r4), n.__e(t5, r4, u4);
    }
  } else l4 = r4.__e = F(u4.__e, r4, u4, i4, f5, o5, e4, c4, a5, t4);
  return (s4 = n.diffed) && s4(r4), l4;
}
function B(n3, t4) {
  if (n3 && n3.nodeType == 8 && n3.data.startsWith("$s")) for (var r4 = 1; n3 = n3.nextSibling; ) {
    if (n3.nodeType == 8) {
      if (n3.data.startsWith("$s")) r4++;
      else if (n3.data.startsWith("/$s") && !--r4) return n3;
    }
    t4 && t4.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r4, u4) {
  for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
  n.__c && n.__c(r4, t4), t4.some(function(r5) {
    try {
      t4 = r5.__h, r5.__h = [], t4.some(function(n3) {
        n3.call(r5);
      });
    } catch (t5) {
      n.__e(t5, r5.__v);
    }
  });
}
function F(t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
  var s4, h5, y5, _5, k4, b3, m5, M2, $2 = u4.props || p, x4 = r4.props, C3 = r4.type;
  if (C3 == "svg" ? f5 = "http://www.w3.org/2000/svg" : C3 == "math" ? f5 = "http://www.w3.org/1998/Math/MathML" : f5 || (f5 = "http://www.w3.org/1999/xhtml"), o5) {
    for (s4 = 0; s4 < o5.length; s4++) if ((k4 = o5[s4]) && (C3 ? k4.localName == C3 : k4.nodeType == 3)) {
      t4 = k4, o5[s4] = null;
      break;
    }
  }
  if (!t4) {
    if (M2 = a5.ownerDocument || document, !C3) return M2.createTextNode(x4);
    t4 = M2.createElementNS(f5, C3, x4.is ? x4 : a5), l4 && (n.__m && n.__m(r4, o5), l4 = !1), o5 = null;
  }
  if (C3) {
    if (a5 = C3 == "template" && t4.content || t4, o5 = C3 == "textarea" && x4.defaultValue != null ? null : o5 && d.call(a5.childNodes), !l4 && o5) for ($2 = {}, s4 = 0; s4 < t4.attributes.length; s4++) $2[(k4 = t4.attributes[s4]).name] = k4.value;
    for (s4 in $2) k4 = $2[s4], s4 == "dangerouslySetInnerHTML" ? y5 = k4 : s4 == "children" || s4 in x4 || s4 == "value" && "defaultValue" in x4 || s4 == "checked" && "defaultChecked" in x4 || N(t4, s4, null, k4, f5);
    for (s4 in x4) k4 = x4[s4], s4 == "children" ? _5 = k4 : s4 == "dangerouslySetInnerHTML" ? h5 = k4 : s4 == "value" ? b3 = k4 : s4 == "checked" ? m5 = k4 : l4 && typeof k4 != "function" || $2[s4] === k4 || N(t4, s4, k4, $2[s4], f5);
    h5 ? (l4 || y5 && (h5.__html == y5.__html || h5.__html == t4.innerHTML) || (t4.innerHTML = h5.__html), r4.__k = []) : (y5 && (t4.textContent = ""), (C3 == "foreignObject" || f5 == "http://www.w3.org/1998/Math/MathML" && v.test(C3)) && (f5 = "http://www.w3.org/1999/xhtml"), I(a5, w(_5) ? _5 : [_5], r4, u4, i4, f5, o5, e4, o5 ? o5[0] : u4.__k && S(u4, 0), l4, c4), o5 && o5.some(g)), l4 && C3 != "textarea" || (s4 = "value", C3 == "progress" && b3 == null ? t4.removeAttribute(s4) : b3 == null || b3 === t4[s4] && (C3 != "progress" || b3) || N(t4, s4, b3, $2[s4], f5), s4 = "checked", m5 != null && m5 != t4[s4] && N(t4, s4, m5, $2[s4], f5));
  } else $2 === x4 || l4 && t4.data == x4 || (t4.data = x4);
  return t4;
}
function G(t4, r4, u4, i4) {
  try {
    typeof t4 == "function" ? r4 ? r4.__x = t4(r4) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r4 = i4.__x) && (i4.__x = null, typeof r4 == "function" ? r4() : t4(null)) : t4.current = r4;
  } catch (t5) {
    n.__e(t5, u4);
  }
}
function J(t4, r4, u4) {
  var i4, f5, o5, e4;
  if (n.unmount && n.unmount(t4), !(i4 = t4.ref) || i4.current && i4.current != t4.__e || G(i4, null, r4, t4), i4 = t4.__c) {
    if (i4.componentWillUnmount) try {
      i4.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r4);
    }
    i4.__P = i4.__n = null;
  }
  if (i4 = t4.__k) for (e4 = 0; e4 < i4.length; e4++) i4[e4] && J(i4[e4], r4, typeof t4.type != "function" || u4 && !t4.props.__P);
  !u4 && (i4 = t4.__c) && (i4 = i4.__z) && (f5 = B(i4, o5 = [])) && (i4 == t4.__e && o5.some(g), g(f5), g(i4)), u4 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r4) {
  return this.constructor(n3, r4);
}
function Q(t4, r4) {
  var u4, i4, f5, o5;
  n.__ && n.__(t4, r4), r4.nodeType == 9 && (r4 = r4.documentElement), i4 = (u4 = t4 && 32 & t4.__u) ? null : r4.__k, r4.__k = m($, { children: [t4] }), f5 = [], o5 = [], z(r4, r4.__k, i4 || p, p, r4.namespaceURI, i4 ? null : r4.firstChild ? d.call(r4.childNodes) : null, f5, i4 ? i4.__e : r4.firstChild, u4, o5), E(f5, r4.__k, o5), r4.__k.props.children = null;
}
function U(n3) {
  function t4(n4) {
    var r4, u4;
    return this.getChildContext || (r4 = /* @__PURE__ */ new Set(), (u4 = {})[t4.__c] = this, this.getChildContext = function() {
      return u4;
    }, this.shouldComponentUpdate = function(n5) {
      this.props.value != n5.value && r4.forEach(function(n6) {
        n6.__g |= 4, L(n6);
      });
    }, this.sub = function(n5) {
      r4.add(n5);
      var t5 = n5.componentWillUnmount;
      n5.componentWillUnmount = function() {
        r4.delete(n5), t5 && t5.call(n5);
      };
    }), n4.children;
  }
  return t4.__c = "__cC" + s++, t4.__ = n3, t4.Provider = (t4.Consumer = function(n4, t5) {
    return n4.children(t5);
  }).contextType = t4, t4;
}
n = { __e: function(n3, t4, r4, u4) {
  for (var i4, o5, e4; t4 = t4.__; ) if ((i4 = t4.__c) && !(1 & i4.__g)) {
    i4.__g |= 4;
    try {
      if ((e4 = (o5 = i4.constructor) && o5.getDerivedStateFromError) && i4.setState(o5.getDerivedStateFromError(n3)), i4.componentDidCatch && (i4.componentDidCatch(n3, u4 || {}), e4 = 1), e4 && 8 & i4.__g) return void (i4.__g |= 2);
    } catch (t5) {
      n3 = t5;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return n3 != null && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
  var r4 = this.__s;
  r4 && r4 != this.state || (r4 = this.__s = _({}, this.state)), typeof n3 == "function" && (n3 = n3(_({}, r4), this.props)), n3 && (_(r4, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
  return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2, r2, u2, i2, o2 = Object.is, f2 = 0, c2 = [], e2 = [], a2 = n, v2 = a2.__b, l2 = a2.__r, m2 = a2.diffed, h2 = a2.__c, s2 = a2.unmount, p2 = a2.__;
function y2(n3, t4) {
  a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
  var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u4.__.length && u4.__.push({}), u4.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u4, i4) {
  var f5 = y2(t2++, 2);
  if (f5.t = n3, !f5.__c && (f5.__ = [i4 ? i4(u4) : G2(void 0, u4), function(n4) {
    var t4 = (f5.__N || f5.__)[0], r4 = f5.t(t4, n4);
    o2(t4, r4) || (f5.__N = [r4, f5.__[1]], f5.__c.setState({}));
  }], f5.__c = r2, !r2.__f)) {
    r2.__f = !0;
    var c4 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t4, r4) {
      var u5 = this.__H;
      if (!u5) return !0;
      var i5 = !1, f6 = this.props != n4;
      if (u5.__.some(function(n5) {
        n5.__N && (i5 = !0, o2(n5.__[0], n5.__N[0]) || (f6 = !0));
      }), c4) {
        var e4 = c4.call(this, n4, t4, r4);
        return i5 ? e4 || f6 : e4;
      }
      return !i5 || f6;
    };
  }
  return f5.__;
}
function A2(n3, u4) {
  var i4 = y2(t2++, 3);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = !0, i4.__ = n3, i4.u = u4, r2.__H.__h.push(i4));
}
function F2(n3, u4) {
  var i4 = y2(t2++, 4);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = !1, i4.__ = n3, i4.u = u4, r2.__h.push(i4));
}
function T2(n3) {
  return f2 = 5, w2(function() {
    return { current: n3 };
  }, []);
}
function w2(n3, r4) {
  var u4 = y2(t2++, 7);
  return E2(u4.__H, r4) && (u4.__ = n3(), u4.__H = r4), u4.__;
}
function j2(n3) {
  var u4 = r2.context[n3.__c], i4 = y2(t2++, 9);
  return i4.c = n3, u4 ? (i4.__ == null && (i4.__ = !0, u4.sub(r2)), u4.props.value) : n3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t5) {
      a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t4 = n3.__H;
      if (n3.__P && t4) try {
        t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
      } catch (r4) {
        t4.__h = [], a2.__e(r4, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
  n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
  l2 && l2(n3), t2 = 0;
  var i4 = (r2 = n3.__c).__H;
  i4 && (u2 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t4 = n3.__c;
  t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
  t4.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t5) {
      n4.__h = [function() {
        throw t5;
      }];
    }
  }), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t4, r4, u4 = n3.__c;
  u4 && u4.__H && (u4.__H.__.some(function(u5) {
    try {
      if (u5.__P && u5.__c) {
        if (r4 === void 0) {
          for (r4 = n3.__; r4 && (!r4.__c || !r4.__c.__P); ) r4 = r4.__;
          r4 = r4 && r4.__c;
        }
        u5.__P = r4, B2(e2.push(u5));
      } else C2(u5);
    } catch (n4) {
      t4 = n4;
    }
  }), u4.__H = void 0, t4 && a2.__e(t4, u4.__v));
};
var k2 = typeof requestAnimationFrame == "function";
function z2(n3) {
  var t4, r4 = function() {
    clearTimeout(u4), k2 && cancelAnimationFrame(t4), setTimeout(n3);
  }, u4 = setTimeout(r4, 35);
  k2 && (t4 = requestAnimationFrame(r4));
}
function B2(n3) {
  n3 != 1 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t4 = r2, u4 = n3.__c;
  typeof u4 == "function" && (n3.__c = void 0, u4()), r2 = t4;
}
function D2(n3) {
  var t4 = r2;
  n3.__c = n3.__(), r2 = t4;
}
function E2(n3, t4) {
  return !n3 || n3.length != t4.length || t4.some(function(t5, r4) {
    return !o2(t5, n3[r4]);
  });
}
function G2(n3, t4) {
  return typeof t4 == "function" ? t4(n3) : t4;
}

// node_modules/@preact/signals-core/dist/signals-core.module.js
var i3 = /* @__PURE__ */ Symbol.for("preact-signals");
function t3() {
  if (v3 > 1)
    v3--;
  else {
    var i4, t4 = !1;
    for ((function() {
      var i5 = c3;
      for (c3 = void 0; i5 !== void 0; ) {
        var t5 = i5.S;
        if (t5.v === i5.v) for (var r5 = t5.t; r5 !== void 0; r5 = r5.x) r5.i === i5.i && (r5.i = t5.i);
        i5 = i5.o;
      }
    })(); h3 !== void 0; ) {
      var r4 = h3;
      for (h3 = void 0, s3++; r4 !== void 0; ) {
        var n3 = r4.u;
        if (r4.u = void 0, r4.f &= -3, !(8 & r4.f) && w3(r4)) try {
          r4.c();
        } catch (r5) {
          t4 || (i4 = r5, t4 = !0);
        }
        r4 = n3;
      }
    }
    if (s3 = 0, v3--, t4) throw i4;
  }
}
function r3(i4) {
  if (v3 > 0) return i4();
  u3 = ++e3, v3++;
  try {
    return i4();
  } finally {
    t3();
  }
}
var n2, o3 = void 0;
function f3(i4) {
  var t4 = o3, r4 = n2;
  o3 = void 0, n2 = void 0;
  try {
    return i4();
  } finally {
    o3 = t4, n2 = r4;
  }
}
var h3 = void 0, v3 = 0, s3 = 0, e3 = 0, u3 = 0, c3 = void 0, a3 = 0;
function d3(i4) {
  if (o3 !== void 0) {
    var t4 = i4.n;
    if (t4 === void 0 || t4.t !== o3)
      return t4 = { i: 0, S: i4, p: o3.s, n: void 0, t: o3, e: void 0, x: void 0, r: t4 }, o3.s !== void 0 && (o3.s.n = t4), o3.s = t4, i4.n = t4, 32 & o3.f && i4.S(t4), t4;
    if (t4.i === -1)
      return t4.i = 0, t4.n !== void 0 && (t4.n.p = t4.p, t4.p !== void 0 && (t4.p.n = t4.n), t4.p = o3.s, t4.n = void 0, o3.s.n = t4, o3.s = t4), t4;
  }
}
function l3(i4, t4) {
  this.v = i4, this.i = 0, this.n = void 0, this.t = void 0, this.l = 0, this.W = t4?.watched, this.Z = t4?.unwatched, this.name = t4?.name;
}
l3.prototype.brand = i3;
l3.prototype.h = function() {
  return !0;
};
l3.prototype.S = function(i4) {
  var t4 = this, r4 = this.t;
  r4 !== i4 && i4.e === void 0 && (i4.x = r4, this.t = i4, r4 !== void 0 ? r4.e = i4 : f3(function() {
    var i5;
    (i5 = t4.W) == null || i5.call(t4);
  }));
};
l3.prototype.U = function(i4) {
  var t4 = this;
  if (this.t !== void 0) {
    var r4 = i4.e, n3 = i4.x;
    r4 !== void 0 && (r4.x = n3, i4.e = void 0), n3 !== void 0 && (n3.e = r4, i4.x = void 0), i4 === this.t && (this.t = n3, n3 === void 0 && f3(function() {
      var i5;
      (i5 = t4.Z) == null || i5.call(t4);
    }));
  }
};
l3.prototype.subscribe = function(i4) {
  var t4 = this;
  return x2(function() {
    var r4 = t4.value;
    f3(function() {
      return i4(r4);
    });
  }, { name: "sub" });
};
l3.prototype.valueOf = function() {
  return this.value;
};
l3.prototype.toString = function() {
  return this.value + "";
};
l3.prototype.toJSON = function() {
  return this.value;
};
l3.prototype.peek = function() {
  var i4 = this;
  return f3(function() {
    return i4.value;
  });
};
Object.defineProperty(l3.prototype, "value", { get: function() {
  var i4 = d3(this);
  return i4 !== void 0 && (i4.i = this.i), this.v;
}, set: function(i4) {
  if (i4 !== this.v) {
    if (s3 > 100) throw new Error("Cycle detected");
    (function(i5) {
      v3 !== 0 && s3 === 0 && i5.l !== u3 && (i5.l = u3, c3 = { S: i5, v: i5.v, i: i5.i, o: c3 });
    })(this), this.v = i4, this.i++, a3++, v3++;
    try {
      for (var r4 = this.t; r4 !== void 0; r4 = r4.x) r4.t.N();
    } finally {
      t3();
    }
  }
} });
function y3(i4, t4) {
  return new l3(i4, t4);
}
function w3(i4) {
  for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) if (t4.S.i !== t4.i || !t4.S.h() || t4.S.i !== t4.i) return !0;
  return !1;
}
function b(i4) {
  for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) {
    var r4 = t4.S.n;
    if (r4 !== void 0 && (t4.r = r4), t4.S.n = t4, t4.i = -1, t4.n === void 0) {
      i4.s = t4;
      break;
    }
  }
}
function _3(i4) {
  for (var t4 = i4.s, r4 = void 0; t4 !== void 0; ) {
    var n3 = t4.p;
    t4.i === -1 ? (t4.S.U(t4), n3 !== void 0 && (n3.n = t4.n), t4.n !== void 0 && (t4.n.p = n3)) : r4 = t4, t4.S.n = t4.r, t4.r !== void 0 && (t4.r = void 0), t4 = n3;
  }
  i4.s = r4;
}
function j3(i4, t4) {
  l3.call(this, void 0, t4), this.x = i4, this.s = void 0, this.g = a3 - 1, this.f = 4;
}
j3.prototype = new l3();
j3.prototype.h = function() {
  if (this.f &= -3, 1 & this.f) return !1;
  if ((36 & this.f) == 32 || (this.f &= -5, this.g === a3)) return !0;
  if (this.g = a3, this.f |= 1, this.i > 0 && !w3(this))
    return this.f &= -2, !0;
  var i4 = o3;
  try {
    b(this), o3 = this;
    var t4 = this.x();
    (16 & this.f || this.v !== t4 || this.i === 0) && (this.v = t4, this.f &= -17, this.i++);
  } catch (i5) {
    this.v = i5, this.f |= 16, this.i++;
  }
  return o3 = i4, _3(this), this.f &= -2, !0;
};
j3.prototype.S = function(i4) {
  if (this.t === void 0) {
    this.f |= 36;
    for (var t4 = this.s; t4 !== void 0; t4 = t4.n) t4.S.S(t4);
  }
  l3.prototype.S.call(this, i4);
};
j3.prototype.U = function(i4) {
  if (this.t !== void 0 && (l3.prototype.U.call(this, i4), this.t === void 0)) {
    this.f &= -33;
    for (var t4 = this.s; t4 !== void 0; t4 = t4.n) t4.S.U(t4);
  }
};
j3.prototype.N = function() {
  if (!(2 & this.f)) {
    this.f |= 6;
    for (var i4 = this.t; i4 !== void 0; i4 = i4.x) i4.t.N();
  }
};
Object.defineProperty(j3.prototype, "value", { get: function() {
  if (1 & this.f) throw new Error("Cycle detected");
  var i4 = d3(this);
  if (this.h(), i4 !== void 0 && (i4.i = this.i), 16 & this.f) throw this.v;
  return this.v;
} });
function O(i4, t4) {
  return new j3(i4, t4);
}
function p3(i4) {
  var r4 = i4.j;
  if (i4.j = void 0, typeof r4 == "function") {
    v3++;
    var n3 = o3;
    o3 = void 0;
    try {
      r4();
    } catch (t4) {
      throw i4.f &= -2, i4.f |= 8, g3(i4), t4;
    } finally {
      o3 = n3, t3();
    }
  }
}
function g3(i4) {
  for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) t4.S.U(t4);
  i4.x = void 0, i4.s = void 0, p3(i4);
}
function S2(i4) {
  if (o3 !== this) throw new Error("Out-of-order effect");
  _3(this), o3 = i4, this.f &= -2;
  try {
    8 & this.f && g3(this);
  } finally {
    t3();
  }
}
function m3(i4, t4) {
  this.x = i4, this.j = void 0, this.s = void 0, this.u = void 0, this.f = 32, this.name = t4?.name, n2 && n2.push(this);
}
m3.prototype.c = function() {
  var i4 = this.S();
  try {
    if (8 & this.f || this.x === void 0) return;
    var t4 = this.x();
    typeof t4 == "function" && (this.j = t4);
  } finally {
    i4();
  }
};
m3.prototype.S = function() {
  if (1 & this.f) throw new Error("Cycle detected");
  this.f |= 1, this.f &= -9, p3(this), b(this), v3++;
  var i4 = o3;
  return o3 = this, S2.bind(this, i4);
};
m3.prototype.N = function() {
  2 & this.f || (this.f |= 2, this.u = h3, h3 = this);
};
m3.prototype.d = function() {
  this.f |= 8, 1 & this.f || g3(this);
};
m3.prototype.dispose = function() {
  this.d();
};
function x2(i4, t4) {
  var r4 = new m3(i4, t4);
  try {
    r4.c();
  } catch (i5) {
    throw r4.d(), i5;
  }
  var n3 = r4.d.bind(r4);
  return n3[Symbol.dispose] = n3, n3;
}

// node_modules/@preact/signals/dist/signals.module.js
var h4, d4, p4, m4 = typeof window < "u" && !!window.__PREACT_SIGNALS_DEVTOOLS__, _4 = [], g4 = [];
x2(function() {
  h4 = this.N;
})();
function b2(i4, n3) {
  n[i4] = n3.bind(null, n[i4] || function() {
  });
}
function y4(i4) {
  if (p4) {
    var n3 = p4;
    p4 = void 0, n3();
  }
  p4 = i4 && i4.S();
}
function w4(i4) {
  var n3 = this, r4 = i4.data, t4 = useSignal(r4);
  t4.name = "ReactiveDom", t4.value = r4;
  var e4 = w2(function() {
    for (var i5 = n3, r5 = n3.__v; r5 = r5.__; ) if (r5.__c) {
      r5.__c.__$f |= 4;
      break;
    }
    var o5 = O(function() {
      var i6 = t4.value.value;
      return i6 === 0 ? 0 : i6 === !0 ? "" : i6 || "";
    }), e5 = O(function() {
      return !Array.isArray(o5.value) && !r(o5.value);
    }), u5 = x2(function() {
      if (this.N = M, e5.value) {
        var n4 = o5.value;
        i5.__v && i5.__v.__e && i5.__v.__e.nodeType === 3 && (i5.__v.__e.data = n4);
      }
    }), c5 = n3.__$u.d;
    return n3.__$u.d = function() {
      u5(), c5.call(this);
    }, [e5, o5];
  }, []), u4 = e4[0], c4 = e4[1];
  return u4.value ? c4.peek() : c4.value;
}
w4.displayName = "ReactiveTextNode";
Object.defineProperties(l3.prototype, { constructor: { configurable: !0, value: k($, null).constructor }, type: { configurable: !0, value: w4 }, props: { configurable: !0, get: function() {
  var i4 = this;
  return { data: { get value() {
    return i4.value;
  } } };
} }, __b: { configurable: !0, value: 1 } });
b2("__b", function(i4, n3) {
  if (y4(), d4 = void 0, typeof n3.type == "string") {
    var r4, t4 = n3.props;
    for (var f5 in t4) if (f5 !== "children") {
      var o5 = t4[f5];
      o5 instanceof l3 && (r4 || (n3.__np = r4 = {}), r4[f5] = o5, t4[f5] = o5.peek());
    }
  }
  i4(n3);
});
b2("__r", function(i4, r4) {
  if (i4(r4), r4.type !== $) {
    y4();
    var t4, f5 = r4.__c;
    f5 && (f5.__$f &= -2, (t4 = f5.__$u) === void 0 && (f5.__$u = t4 = (function(i5, n3) {
      var r5;
      return x2(function() {
        r5 = this;
      }, { name: n3 }), r5.c = i5, r5;
    })(/* @__PURE__ */ (function(i5) {
      return function() {
        var n3;
        m4 && ((n3 = this.y) == null || n3.call(this)), i5.__$f |= 1, i5.setState({});
      };
    })(f5), typeof r4.type == "function" ? r4.type.displayName || r4.type.name : ""))), d4 = f5, y4(t4);
  }
});
b2("__e", function(i4, n3, r4, t4) {
  y4(), d4 = void 0, i4(n3, r4, t4);
});
b2("diffed", function(i4, n3) {
  y4(), d4 = void 0;
  var r4;
  if (typeof n3.type == "string" && (r4 = n3.__e)) {
    var t4 = n3.__np, f5 = n3.props, o5 = r4.U;
    if (o5) for (var e4 in o5) {
      var u4 = o5[e4];
      u4 === void 0 || t4 && e4 in t4 || (u4.d(), o5[e4] = void 0);
    }
    if (t4) {
      o5 || (o5 = {}, r4.U = o5);
      for (var a5 in t4) {
        var c4 = o5[a5], v4 = t4[a5];
        c4 === void 0 ? (c4 = k3(r4, a5, v4, f5), o5[a5] = c4) : c4.o(v4, f5);
      }
    }
  }
  i4(n3);
});
function k3(i4, n3, r4, t4) {
  var f5 = n3 in i4 && i4.ownerSVGElement === void 0, o5 = y3(r4);
  return { o: function(i5, n4) {
    o5.value = i5, t4 = n4;
  }, d: x2(function() {
    this.N = M;
    var r5 = o5.value.value;
    t4[n3] !== r5 && (t4[n3] = r5, f5 ? i4[n3] = r5 : r5 != null && (r5 !== !1 || n3[4] === "-") ? i4.setAttribute(n3, r5) : i4.removeAttribute(n3));
  }) };
}
b2("unmount", function(i4, n3) {
  if (typeof n3.type == "string") {
    var r4 = n3.__e;
    if (r4) {
      var t4 = r4.U;
      if (t4) {
        r4.U = void 0;
        for (var f5 in t4) {
          var o5 = t4[f5];
          o5 && o5.d();
        }
      }
    }
    var e4 = n3.__np;
    if (e4) {
      var u4 = n3.props;
      for (var a5 in e4) u4[a5] = e4[a5];
    }
    n3.__np = void 0;
  } else {
    var c4 = n3.__c;
    if (c4) {
      c4.__$f |= 8;
      var v4 = c4.__$u;
      v4 && (c4.__$u = void 0, v4.d());
    }
  }
  i4(n3);
});
b2("__h", function(i4, n3, r4, t4) {
  t4 < 3 && (n3.__$f |= 2), i4(n3, r4, t4);
});
x.prototype.shouldComponentUpdate = function(i4, n3) {
  if (this.__R) return !0;
  var r4 = this.__$u, t4 = r4 && r4.s !== void 0;
  for (var f5 in n3) return !0;
  if (this.__f || typeof this.u == "boolean" && this.u === !0) {
    var o5 = 2 & this.__$f;
    if (!(t4 || o5 || 4 & this.__$f) || 1 & this.__$f) return !0;
  } else if (!(t4 || 4 & this.__$f) || 3 & this.__$f) return !0;
  for (var e4 in i4) if (e4 !== "__source" && i4[e4] !== this.props[e4]) return !0;
  for (var u4 in this.props) if (!(u4 in i4)) return !0;
  return !1;
};
function useSignal(i4, n3) {
  return w2(function() {
    return y3(i4, n3);
  }, []);
}
function useComputed(i4, n3) {
  var r4 = T2(i4);
  return r4.current = i4, d4.__$f |= 4, w2(function() {
    return O(function() {
      return r4.current();
    }, n3);
  }, []);
}
var q2 = typeof requestAnimationFrame > "u" ? setTimeout : function(i4) {
  var n3 = function() {
    clearTimeout(r4), cancelAnimationFrame(t4), i4();
  }, r4 = setTimeout(n3, 35), t4 = requestAnimationFrame(n3);
}, A3 = function(i4) {
  queueMicrotask(function() {
    queueMicrotask(i4);
  });
};
function T4() {
  r3(function() {
    for (var i4; i4 = _4.shift(); ) h4.call(i4);
  });
}
function x3() {
  _4.push(this) === 1 && (n.requestAnimationFrame || q2)(T4);
}
function F3() {
  r3(function() {
    for (var i4; i4 = g4.shift(); ) h4.call(i4);
  });
}
function M() {
  g4.push(this) === 1 && (n.requestAnimationFrame || A3)(F3);
}
function useSignalEffect(i4, n3) {
  var r4 = T2(i4);
  r4.current = i4;
  var t4 = d4;
  A2(function() {
    return x2(function() {
      if (this.N = x3, !(t4 && 8 & t4.__$f)) return r4.current();
    }, n3);
  }, []);
}

// src/ui/settings.ts
var LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", ru: "Русский" }, PREFIX = "meadhall.";
function recall(key, fallback) {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback;
  } catch {
    return fallback;
  }
}
function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
  }
}
function firstLanguage() {
  return [recall("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}
function firstTheme() {
  let bright = matchMedia("(prefers-color-scheme: light)").matches;
  return recall("theme", bright ? "light" : "dark") === "light" ? "light" : "dark";
}
var language = y3(firstLanguage()), theme = y3(firstTheme()), speed = y3(Number(recall("speed", "1"))), myName = y3(recall("name", "")), sound = y3(recall("sound", "on") === "on"), volume = y3(Number(recall("volume", "0.6"))), notices = y3(recall("notices", "off") === "on"), oddsWanted = y3(recall("odds", "off") === "on"), SPEEDS = [0.5, 1, 2, 4, 0], calm = matchMedia("(prefers-reduced-motion: reduce)");
function isCalm() {
  return calm.matches;
}
function setTheme(next) {
  theme.value = next, remember("theme", next);
}
function setSpeed(next) {
  speed.value = next, remember("speed", String(next));
}
function setSound(next) {
  sound.value = next, remember("sound", next ? "on" : "off");
}
function setVolume(next) {
  volume.value = next, remember("volume", String(next));
}
function setNotices(next) {
  notices.value = next, remember("notices", next ? "on" : "off");
}
function setOddsWanted(next) {
  oddsWanted.value = next, remember("odds", next ? "on" : "off");
}
function setName(next) {
  myName.value = next, remember("name", next);
}
var visit = y3(0);
function comeAgain() {
  visit.value += 1, remember("visit", String(Date.now()));
}
window.addEventListener("storage", (event) => {
  event.key === `${PREFIX}visit` && (visit.value += 1);
});

// src/wire/api.ts
function address(path) {
  let page = new URL(document.baseURI);
  return page.hash = "", page.search = "", new URL(path, page).href;
}
function socketAddress(path) {
  return address(path).replace(/^http/, "ws");
}
var HallError = class extends Error {
  constructor(problem) {
    super(problem.detail || problem.reason);
    this.problem = problem;
  }
  problem;
};
async function ask(path, body) {
  let init = body === void 0 ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }, reply;
  try {
    reply = await fetch(address(path), init);
  } catch {
    throw new HallError({ reason: "away" });
  }
  if (!reply.ok) throw new HallError(await problemOf(reply));
  return await reply.json();
}
async function problemOf(reply) {
  try {
    return await reply.json();
  } catch {
    return { reason: "http", detail: String(reply.status) };
  }
}
var getHall = () => ask("api/hall"), getAccount = () => ask("api/account"), newAccount = (wish) => ask("api/account/new", wish), enterAccount = (wish) => ask("api/account/enter", wish), leaveAccount = () => ask("api/account/leave", {}), forgetAccount = (wish) => ask("api/account/forget", wish), getStatistics = () => ask("api/statistics"), openTable = (wish) => ask("api/tables", wish);
var joinTable = (id, wish) => ask(`api/tables/${id}/join`, wish), getCards = (id) => ask(`api/tables/${id}/cards`);
var getRules = (game2, language2) => ask(`api/rules?game=${game2}&language=${language2}`), checkTable = (wish) => ask("api/tables/check", wish), getStory = (id) => ask(`api/tables/${id}/story`), getMoment = (id, version, seat, lines) => ask(`api/tables/${id}/at/${version}?lines=${lines}${seat >= 0 ? `&seat=${seat}` : ""}`), forkTable = (id, wish) => ask(`api/tables/${id}/fork`, wish), playAgain = (id) => ask(`api/tables/${id}/again`, {}), bringLuck = (id, entropy) => ask(`api/tables/${id}/luck`, { entropy }), standIn = (id, wish) => ask(`api/tables/${id}/stand-in`, wish), leaveTable = (id) => ask(`api/tables/${id}/leave`, {}), getProof = (id) => ask(`api/tables/${id}/proof`), getRecord = (id) => ask(`api/tables/${id}/record`), sendRecord = (record) => ask("api/records", record), recordAddress = (id) => address(`api/tables/${id}/record`);

// node_modules/@fluent/bundle/esm/types.js
var FluentType = class {
  /**
   * Create a `FluentType` instance.
   *
   * @param value The JavaScript value to wrap.
   */
  constructor(value) {
    this.value = value;
  }
  /**
   * Unwrap the raw value stored by this `FluentType`.
   */
  valueOf() {
    return this.value;
  }
}, FluentNone = class extends FluentType {
  /**
   * Create an instance of `FluentNone` with an optional fallback value.
   * @param value The fallback value of this `FluentNone`.
   */
  constructor(value = "???") {
    super(value);
  }
  /**
   * Format this `FluentNone` to the fallback string.
   */
  toString(scope) {
    return `{${this.value}}`;
  }
}, FluentNumber = class extends FluentType {
  /**
   * Create an instance of `FluentNumber` with options to the
   * `Intl.NumberFormat` constructor.
   *
   * @param value The number value of this `FluentNumber`.
   * @param opts Options which will be passed to `Intl.NumberFormat`.
   */
  constructor(value, opts = {}) {
    super(value), this.opts = opts;
  }
  /**
   * Format this `FluentNumber` to a string.
   */
  toString(scope) {
    if (scope)
      try {
        return scope.memoizeIntlObject(Intl.NumberFormat, this.opts).format(this.value);
      } catch (err) {
        scope.reportError(err);
      }
    return this.value.toString(10);
  }
}, FluentDateTime = class _FluentDateTime extends FluentType {
  static supportsValue(value) {
    if (typeof value == "number" || value instanceof Date)
      return !0;
    if (value instanceof FluentType)
      return _FluentDateTime.supportsValue(value.valueOf());
    if ("Temporal" in globalThis) {
      let _Temporal = globalThis.Temporal;
      if (value instanceof _Temporal.Instant || value instanceof _Temporal.PlainDateTime || value instanceof _Temporal.PlainDate || value instanceof _Temporal.PlainMonthDay || value instanceof _Temporal.PlainTime || value instanceof _Temporal.PlainYearMonth)
        return !0;
    }
    return !1;
  }
  /**
   * Create an instance of `FluentDateTime` with options to the
   * `Intl.DateTimeFormat` constructor.
   *
   * @param value The number value of this `FluentDateTime`, in milliseconds.
   * @param opts Options which will be passed to `Intl.DateTimeFormat`.
   */
  constructor(value, opts = {}) {
    value instanceof _FluentDateTime ? (opts = { ...value.opts, ...opts }, value = value.value) : value instanceof FluentType && (value = value.valueOf()), typeof value == "object" && "calendarId" in value && opts.calendar === void 0 && (opts = { ...opts, calendar: value.calendarId }), super(value), this.opts = opts;
  }
  [Symbol.toPrimitive](hint) {
    return hint === "string" ? this.toString() : this.toNumber();
  }
  /**
   * Convert this `FluentDateTime` to a number.
   * Note that this isn't always possible due to the nature of Temporal objects.
   * In such cases, a TypeError will be thrown.
   */
  toNumber() {
    let value = this.value;
    if (typeof value == "number")
      return value;
    if (value instanceof Date)
      return value.getTime();
    if ("epochMilliseconds" in value)
      return value.epochMilliseconds;
    if ("toZonedDateTime" in value)
      return value.toZonedDateTime("UTC").epochMilliseconds;
    throw new TypeError("Unwrapping a non-number value as a number");
  }
  /**
   * Format this `FluentDateTime` to a string.
   */
  toString(scope) {
    if (scope)
      try {
        return scope.memoizeIntlObject(Intl.DateTimeFormat, this.opts).format(this.value);
      } catch (err) {
        scope.reportError(err);
      }
    return typeof this.value == "number" || this.value instanceof Date ? new Date(this.value).toISOString() : this.value.toString();
  }
};

// node_modules/@fluent/bundle/esm/resolver.js
var MAX_PLACEABLES = 100, FSI = "⁨", PDI = "⁩";
function match(scope, selector, key) {
  if (key === selector || key instanceof FluentNumber && selector instanceof FluentNumber && key.value === selector.value)
    return !0;
  if (selector instanceof FluentNumber && typeof key == "string") {
    let category = scope.memoizeIntlObject(Intl.PluralRules, selector.opts).select(selector.value);
    if (key === category)
      return !0;
  }
  return !1;
}
function getDefault(scope, variants, star) {
  return variants[star] ? resolvePattern(scope, variants[star].value) : (scope.reportError(new RangeError("No default")), new FluentNone());
}
function getArguments(scope, args) {
  let positional = [], named = /* @__PURE__ */ Object.create(null);
  for (let arg of args)
    arg.type === "narg" ? named[arg.name] = resolveExpression(scope, arg.value) : positional.push(resolveExpression(scope, arg));
  return { positional, named };
}
function resolveExpression(scope, expr) {
  switch (expr.type) {
    case "str":
      return expr.value;
    case "num":
      return new FluentNumber(expr.value, {
        minimumFractionDigits: expr.precision
      });
    case "var":
      return resolveVariableReference(scope, expr);
    case "mesg":
      return resolveMessageReference(scope, expr);
    case "term":
      return resolveTermReference(scope, expr);
    case "func":
      return resolveFunctionReference(scope, expr);
    case "select":
      return resolveSelectExpression(scope, expr);
    default:
      return new FluentNone();
  }
}
function resolveVariableReference(scope, { name }) {
  let arg;
  if (scope.params)
    if (Object.prototype.hasOwnProperty.call(scope.params, name))
      arg = scope.params[name];
    else
      return new FluentNone(`$${name}`);
  else if (scope.args && Object.prototype.hasOwnProperty.call(scope.args, name))
    arg = scope.args[name];
  else
    return scope.reportError(new ReferenceError(`Unknown variable: $${name}`)), new FluentNone(`$${name}`);
  if (arg instanceof FluentType)
    return arg;
  switch (typeof arg) {
    case "string":
      return arg;
    case "number":
      return new FluentNumber(arg);
    case "object":
      if (FluentDateTime.supportsValue(arg))
        return new FluentDateTime(arg);
    // eslint-disable-next-line no-fallthrough
    default:
      return scope.reportError(new TypeError(`Variable type not supported: $${name}, ${typeof arg}`)), new FluentNone(`$${name}`);
  }
}
function resolveMessageReference(scope, { name, attr }) {
  let message = scope.bundle._messages.get(name);
  if (!message)
    return scope.reportError(new ReferenceError(`Unknown message: ${name}`)), new FluentNone(name);
  if (attr) {
    let attribute = message.attributes[attr];
    return attribute ? resolvePattern(scope, attribute) : (scope.reportError(new ReferenceError(`Unknown attribute: ${attr}`)), new FluentNone(`${name}.${attr}`));
  }
  return message.value ? resolvePattern(scope, message.value) : (scope.reportError(new ReferenceError(`No value: ${name}`)), new FluentNone(name));
}
function resolveTermReference(scope, { name, attr, args }) {
  let id = `-${name}`, term = scope.bundle._terms.get(id);
  if (!term)
    return scope.reportError(new ReferenceError(`Unknown term: ${id}`)), new FluentNone(id);
  if (attr) {
    let attribute = term.attributes[attr];
    if (attribute) {
      scope.params = getArguments(scope, args).named;
      let resolved2 = resolvePattern(scope, attribute);
      return scope.params = null, resolved2;
    }
    return scope.reportError(new ReferenceError(`Unknown attribute: ${attr}`)), new FluentNone(`${id}.${attr}`);
  }
  scope.params = getArguments(scope, args).named;
  let resolved = resolvePattern(scope, term.value);
  return scope.params = null, resolved;
}
function resolveFunctionReference(scope, { name, args }) {
  let func = scope.bundle._functions[name];
  if (!func)
    return scope.reportError(new ReferenceError(`Unknown function: ${name}()`)), new FluentNone(`${name}()`);
  if (typeof func != "function")
    return scope.reportError(new TypeError(`Function ${name}() is not callable`)), new FluentNone(`${name}()`);
  try {
    let resolved = getArguments(scope, args);
    return func(resolved.positional, resolved.named);
  } catch (err) {
    return scope.reportError(err), new FluentNone(`${name}()`);
  }
}
function resolveSelectExpression(scope, { selector, variants, star }) {
  let sel = resolveExpression(scope, selector);
  if (sel instanceof FluentNone)
    return getDefault(scope, variants, star);
  for (let variant of variants) {
    let key = resolveExpression(scope, variant.key);
    if (match(scope, sel, key))
      return resolvePattern(scope, variant.value);
  }
  return getDefault(scope, variants, star);
}
function resolveComplexPattern(scope, ptn) {
  if (scope.dirty.has(ptn))
    return scope.reportError(new RangeError("Cyclic reference")), new FluentNone();
  scope.dirty.add(ptn);
  let result = [], useIsolating = scope.bundle._useIsolating && ptn.length > 1;
  for (let elem of ptn) {
    if (typeof elem == "string") {
      result.push(scope.bundle._transform(elem));
      continue;
    }
    if (scope.placeables++, scope.placeables > MAX_PLACEABLES)
      throw scope.dirty.delete(ptn), new RangeError(`Too many placeables expanded: ${scope.placeables}, max allowed is ${MAX_PLACEABLES}`);
    useIsolating && result.push(FSI), result.push(resolveExpression(scope, elem).toString(scope)), useIsolating && result.push(PDI);
  }
  return scope.dirty.delete(ptn), result.join("");
}
function resolvePattern(scope, value) {
  return typeof value == "string" ? scope.bundle._transform(value) : resolveComplexPattern(scope, value);
}

// node_modules/@fluent/bundle/esm/scope.js
var Scope = class {
  constructor(bundle, errors, args) {
    this.dirty = /* @__PURE__ */ new WeakSet(), this.params = null, this.placeables = 0, this.bundle = bundle, this.errors = errors, this.args = args;
  }
  reportError(error) {
    if (!this.errors || !(error instanceof Error))
      throw error;
    this.errors.push(error);
  }
  memoizeIntlObject(ctor, opts) {
    let cache2 = this.bundle._intls.get(ctor);
    cache2 || (cache2 = {}, this.bundle._intls.set(ctor, cache2));
    let id = JSON.stringify(opts);
    return cache2[id] || (cache2[id] = new ctor(this.bundle.locales, opts)), cache2[id];
  }
};

// node_modules/@fluent/bundle/esm/builtins.js
function values(opts, allowed) {
  let unwrapped = /* @__PURE__ */ Object.create(null);
  for (let [name, opt] of Object.entries(opts))
    allowed.includes(name) && (unwrapped[name] = opt.valueOf());
  return unwrapped;
}
var NUMBER_ALLOWED = [
  "unitDisplay",
  "currencyDisplay",
  "useGrouping",
  "minimumIntegerDigits",
  "minimumFractionDigits",
  "maximumFractionDigits",
  "minimumSignificantDigits",
  "maximumSignificantDigits"
];
function NUMBER(args, opts) {
  let arg = args[0];
  if (arg instanceof FluentNone)
    return new FluentNone(`NUMBER(${arg.valueOf()})`);
  if (arg instanceof FluentNumber)
    return new FluentNumber(arg.valueOf(), {
      ...arg.opts,
      ...values(opts, NUMBER_ALLOWED)
    });
  if (arg instanceof FluentDateTime)
    return new FluentNumber(arg.toNumber(), {
      ...values(opts, NUMBER_ALLOWED)
    });
  throw new TypeError("Invalid argument to NUMBER");
}
var DATETIME_ALLOWED = [
  "dateStyle",
  "timeStyle",
  "fractionalSecondDigits",
  "dayPeriod",
  "hour12",
  "weekday",
  "era",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "second",
  "timeZoneName"
];
function DATETIME(args, opts) {
  let arg = args[0];
  if (arg instanceof FluentNone)
    return new FluentNone(`DATETIME(${arg.valueOf()})`);
  if (arg instanceof FluentDateTime || arg instanceof FluentNumber)
    return new FluentDateTime(arg, values(opts, DATETIME_ALLOWED));
  throw new TypeError("Invalid argument to DATETIME");
}

// node_modules/@fluent/bundle/esm/memoizer.js
var cache = /* @__PURE__ */ new Map();
function getMemoizerForLocale(locales) {
  let stringLocale = Array.isArray(locales) ? locales.join(" ") : locales, memoizer = cache.get(stringLocale);
  return memoizer === void 0 && (memoizer = /* @__PURE__ */ new Map(), cache.set(stringLocale, memoizer)), memoizer;
}

// node_modules/@fluent/bundle/esm/bundle.js
var FluentBundle = class {
  /**
   * Create an instance of `FluentBundle`.
   *
   * @example
   * ```js
   * let bundle = new FluentBundle(["en-US", "en"]);
   *
   * let bundle = new FluentBundle(locales, {useIsolating: false});
   *
   * let bundle = new FluentBundle(locales, {
   *   useIsolating: true,
   *   functions: {
   *     NODE_ENV: () => process.env.NODE_ENV
   *   }
   * });
   * ```
   *
   * @param locales - Used to instantiate `Intl` formatters used by translations.
   * @param options - Optional configuration for the bundle.
   */
  constructor(locales, { functions, useIsolating = !0, transform = (v4) => v4 } = {}) {
    this._terms = /* @__PURE__ */ new Map(), this._messages = /* @__PURE__ */ new Map(), this.locales = Array.isArray(locales) ? locales : [locales], this._functions = {
      NUMBER,
      DATETIME,
      ...functions
    }, this._useIsolating = useIsolating, this._transform = transform, this._intls = getMemoizerForLocale(locales);
  }
  /**
   * Check if a message is present in the bundle.
   *
   * @param id - The identifier of the message to check.
   */
  hasMessage(id) {
    return this._messages.has(id);
  }
  /**
   * Return a raw unformatted message object from the bundle.
   *
   * Raw messages are `{value, attributes}` shapes containing translation units
   * called `Patterns`. `Patterns` are implementation-specific; they should be
   * treated as black boxes and formatted with `FluentBundle.formatPattern`.
   *
   * @param id - The identifier of the message to check.
   */
  getMessage(id) {
    return this._messages.get(id);
  }
  /**
   * Add a translation resource to the bundle.
   *
   * @example
   * ```js
   * let res = new FluentResource("foo = Foo");
   * bundle.addResource(res);
   * bundle.getMessage("foo");
   * // → {value: .., attributes: {..}}
   * ```
   *
   * @param res
   * @param options
   */
  addResource(res, { allowOverrides = !1 } = {}) {
    let errors = [];
    for (let i4 = 0; i4 < res.body.length; i4++) {
      let entry = res.body[i4];
      if (entry.id.startsWith("-")) {
        if (allowOverrides === !1 && this._terms.has(entry.id)) {
          errors.push(new Error(`Attempt to override an existing term: "${entry.id}"`));
          continue;
        }
        this._terms.set(entry.id, entry);
      } else {
        if (allowOverrides === !1 && this._messages.has(entry.id)) {
          errors.push(new Error(`Attempt to override an existing message: "${entry.id}"`));
          continue;
        }
        this._messages.set(entry.id, entry);
      }
    }
    return errors;
  }
  /**
   * Format a `Pattern` to a string.
   *
   * Format a raw `Pattern` into a string. `args` will be used to resolve
   * references to variables passed as arguments to the translation.
   *
   * In case of errors `formatPattern` will try to salvage as much of the
   * translation as possible and will still return a string. For performance
   * reasons, the encountered errors are not returned but instead are appended
   * to the `errors` array passed as the third argument.
   *
   * If `errors` is omitted, the first encountered error will be thrown.
   *
   * @example
   * ```js
   * let errors = [];
   * bundle.addResource(
   *     new FluentResource("hello = Hello, {$name}!"));
   *
   * let hello = bundle.getMessage("hello");
   * if (hello.value) {
   *     bundle.formatPattern(hello.value, {name: "Jane"}, errors);
   *     // Returns "Hello, Jane!" and `errors` is empty.
   *
   *     bundle.formatPattern(hello.value, undefined, errors);
   *     // Returns "Hello, {$name}!" and `errors` is now:
   *     // [<ReferenceError: Unknown variable: name>]
   * }
   * ```
   */
  formatPattern(pattern, args = null, errors = null) {
    if (typeof pattern == "string")
      return this._transform(pattern);
    let scope = new Scope(this, errors, args);
    try {
      return resolveComplexPattern(scope, pattern).toString(scope);
    } catch (err) {
      if (scope.errors && err instanceof Error)
        return scope.errors.push(err), new FluentNone().toString(scope);
      throw err;
    }
  }
};

// node_modules/@fluent/bundle/esm/resource.js
var RE_MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *= */gm, RE_ATTRIBUTE_START = /\.([a-zA-Z][\w-]*) *= */y, RE_VARIANT_START = /\*?\[/y, RE_NUMBER_LITERAL = /(-?[0-9]+(?:\.([0-9]+))?)/y, RE_IDENTIFIER = /([a-zA-Z][\w-]*)/y, RE_REFERENCE = /([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y, RE_FUNCTION_NAME = /^[A-Z][A-Z0-9_-]*$/, RE_TEXT_RUN = /([^{}\n\r]+)/y, RE_STRING_RUN = /([^\\"\n\r]*)/y, RE_STRING_ESCAPE = /\\([\\"])/y, RE_UNICODE_ESCAPE = /\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y, RE_LEADING_NEWLINES = /^\n+/, RE_TRAILING_SPACES = / +$/, RE_BLANK_LINES = / *\r?\n/g, RE_INDENT = /( *)$/, TOKEN_BRACE_OPEN = /{\s*/y, TOKEN_BRACE_CLOSE = /\s*}/y, TOKEN_BRACKET_OPEN = /\[\s*/y, TOKEN_BRACKET_CLOSE = /\s*] */y, TOKEN_PAREN_OPEN = /\s*\(\s*/y, TOKEN_ARROW = /\s*->\s*/y, TOKEN_COLON = /\s*:\s*/y, TOKEN_COMMA = /\s*,?\s*/y, TOKEN_BLANK = /\s+/y, FluentResource = class {
  constructor(source) {
    this.body = [], RE_MESSAGE_START.lastIndex = 0;
    let cursor = 0;
    for (; ; ) {
      let next = RE_MESSAGE_START.exec(source);
      if (next === null)
        break;
      cursor = RE_MESSAGE_START.lastIndex;
      try {
        this.body.push(parseMessage(next[1]));
      } catch (err) {
        if (err instanceof SyntaxError)
          continue;
        throw err;
      }
    }
    function test(re) {
      return re.lastIndex = cursor, re.test(source);
    }
    function consumeChar(char, errorClass) {
      if (source[cursor] === char)
        return cursor++, !0;
      if (errorClass)
        throw new errorClass(`Expected ${char}`);
      return !1;
    }
    function consumeToken(re, errorClass) {
      if (test(re))
        return cursor = re.lastIndex, !0;
      if (errorClass)
        throw new errorClass(`Expected ${re.toString()}`);
      return !1;
    }
    function match2(re) {
      re.lastIndex = cursor;
      let result = re.exec(source);
      if (result === null)
        throw new SyntaxError(`Expected ${re.toString()}`);
      return cursor = re.lastIndex, result;
    }
    function match1(re) {
      return match2(re)[1];
    }
    function parseMessage(id) {
      let value = parsePattern(), attributes = parseAttributes();
      if (value === null && Object.keys(attributes).length === 0)
        throw new SyntaxError("Expected message value or attributes");
      return { id, value, attributes };
    }
    function parseAttributes() {
      let attrs = /* @__PURE__ */ Object.create(null);
      for (; test(RE_ATTRIBUTE_START); ) {
        let name = match1(RE_ATTRIBUTE_START), value = parsePattern();
        if (value === null)
          throw new SyntaxError("Expected attribute value");
        attrs[name] = value;
      }
      return attrs;
    }
    function parsePattern() {
      let first;
      if (test(RE_TEXT_RUN) && (first = match1(RE_TEXT_RUN)), source[cursor] === "{" || source[cursor] === "}")
        return parsePatternElements(first ? [first] : [], 1 / 0);
      let indent = parseIndent();
      return indent ? first ? parsePatternElements([first, indent], indent.length) : (indent.value = trim(indent.value, RE_LEADING_NEWLINES), parsePatternElements([indent], indent.length)) : first ? trim(first, RE_TRAILING_SPACES) : null;
    }
    function parsePatternElements(elements = [], commonIndent) {
      for (; ; ) {
        if (test(RE_TEXT_RUN)) {
          elements.push(match1(RE_TEXT_RUN));
          continue;
        }
        if (source[cursor] === "{") {
          elements.push(parsePlaceable());
          continue;
        }
        if (source[cursor] === "}")
          throw new SyntaxError("Unbalanced closing brace");
        let indent = parseIndent();
        if (indent) {
          elements.push(indent), commonIndent = Math.min(commonIndent, indent.length);
          continue;
        }
        break;
      }
      let lastIndex = elements.length - 1, lastElement = elements[lastIndex];
      typeof lastElement == "string" && (elements[lastIndex] = trim(lastElement, RE_TRAILING_SPACES));
      let baked = [];
      for (let element of elements)
        element instanceof Indent && (element = element.value.slice(0, element.value.length - commonIndent)), element && baked.push(element);
      return baked;
    }
    function parsePlaceable() {
      consumeToken(TOKEN_BRACE_OPEN, SyntaxError);
      let selector = parseInlineExpression();
      if (consumeToken(TOKEN_BRACE_CLOSE))
        return selector;
      if (consumeToken(TOKEN_ARROW)) {
        let variants = parseVariants();
        return consumeToken(TOKEN_BRACE_CLOSE, SyntaxError), {
          type: "select",
          selector,
          ...variants
        };
      }
      throw new SyntaxError("Unclosed placeable");
    }
    function parseInlineExpression() {
      if (source[cursor] === "{")
        return parsePlaceable();
      if (test(RE_REFERENCE)) {
        let [, sigil, name, attr = null] = match2(RE_REFERENCE);
        if (sigil === "$")
          return { type: "var", name };
        if (consumeToken(TOKEN_PAREN_OPEN)) {
          let args = parseArguments();
          if (sigil === "-")
            return { type: "term", name, attr, args };
          if (RE_FUNCTION_NAME.test(name))
            return { type: "func", name, args };
          throw new SyntaxError("Function names must be all upper-case");
        }
        return sigil === "-" ? {
          type: "term",
          name,
          attr,
          args: []
        } : { type: "mesg", name, attr };
      }
      return parseLiteral();
    }
    function parseArguments() {
      let args = [];
      for (; ; ) {
        switch (source[cursor]) {
          case ")":
            return cursor++, args;
          case void 0:
            throw new SyntaxError("Unclosed argument list");
        }
        args.push(parseArgument()), consumeToken(TOKEN_COMMA);
      }
    }
    function parseArgument() {
      let expr = parseInlineExpression();
      return expr.type !== "mesg" ? expr : consumeToken(TOKEN_COLON) ? {
        type: "narg",
        name: expr.name,
        value: parseLiteral()
      } : expr;
    }
    function parseVariants() {
      let variants = [], count = 0, star;
      for (; test(RE_VARIANT_START); ) {
        consumeChar("*") && (star = count);
        let key = parseVariantKey(), value = parsePattern();
        if (value === null)
          throw new SyntaxError("Expected variant value");
        variants[count++] = { key, value };
      }
      if (count === 0)
        return null;
      if (star === void 0)
        throw new SyntaxError("Expected default variant");
      return { variants, star };
    }
    function parseVariantKey() {
      consumeToken(TOKEN_BRACKET_OPEN, SyntaxError);
      let key;
      return test(RE_NUMBER_LITERAL) ? key = parseNumberLiteral() : key = {
        type: "str",
        value: match1(RE_IDENTIFIER)
      }, consumeToken(TOKEN_BRACKET_CLOSE, SyntaxError), key;
    }
    function parseLiteral() {
      if (test(RE_NUMBER_LITERAL))
        return parseNumberLiteral();
      if (source[cursor] === '"')
        return parseStringLiteral();
      throw new SyntaxError("Invalid expression");
    }
    function parseNumberLiteral() {
      let [, value, fraction = ""] = match2(RE_NUMBER_LITERAL), precision = fraction.length;
      return {
        type: "num",
        value: parseFloat(value),
        precision
      };
    }
    function parseStringLiteral() {
      consumeChar('"', SyntaxError);
      let value = "";
      for (; ; ) {
        if (value += match1(RE_STRING_RUN), source[cursor] === "\\") {
          value += parseEscapeSequence();
          continue;
        }
        if (consumeChar('"'))
          return { type: "str", value };
        throw new SyntaxError("Unclosed string literal");
      }
    }
    function parseEscapeSequence() {
      if (test(RE_STRING_ESCAPE))
        return match1(RE_STRING_ESCAPE);
      if (test(RE_UNICODE_ESCAPE)) {
        let [, codepoint4, codepoint6] = match2(RE_UNICODE_ESCAPE), codepoint = parseInt(codepoint4 || codepoint6, 16);
        return codepoint <= 55295 || 57344 <= codepoint ? (
          // It's a Unicode scalar value.
          String.fromCodePoint(codepoint)
        ) : (
          // Lonely surrogates can cause trouble when the parsing result is
          // saved using UTF-8. Use U+FFFD REPLACEMENT CHARACTER instead.
          "�"
        );
      }
      throw new SyntaxError("Unknown escape sequence");
    }
    function parseIndent() {
      let start = cursor;
      switch (consumeToken(TOKEN_BLANK), source[cursor]) {
        case ".":
        case "[":
        case "*":
        case "}":
        case void 0:
          return !1;
        case "{":
          return makeIndent(source.slice(start, cursor));
      }
      return source[cursor - 1] === " " ? makeIndent(source.slice(start, cursor)) : !1;
    }
    function trim(text, re) {
      return text.replace(re, "");
    }
    function makeIndent(blank) {
      let value = blank.replace(RE_BLANK_LINES, `
`), length = RE_INDENT.exec(blank)[1].length;
      return new Indent(value, length);
    }
  }
}, Indent = class {
  constructor(value, length) {
    this.value = value, this.length = length;
  }
};

// src/ui/words.ts
var LOADERS = {
  en: () => [import("./words-en.js"), import("./words-choices-en.js")],
  pl: () => [import("./words-pl.js"), import("./words-choices-pl.js")],
  cs: () => [import("./words-cs.js"), import("./words-choices-cs.js")],
  ru: () => [import("./words-ru.js"), import("./words-choices-ru.js")]
}, own = y3(new FluentBundle("en")), games = y3({}), game = y3("");
async function speak(tongue) {
  let texts = await Promise.all(LOADERS[tongue]()), known = Object.keys(games.value), books = await Promise.all(known.map((key) => fetchBook(key, tongue)));
  own.value = bundleOf(tongue, texts.map((text) => text.default).join(`
`)), games.value = Object.fromEntries(known.map((key, index) => [key, books[index] ?? bundleOf(tongue, "")])), language.value = tongue, document.documentElement.lang = tongue, remember("language", tongue);
}
async function learn(key, use) {
  if (!games.value[key]) {
    let book = await fetchBook(key, language.value);
    games.value = { ...games.value, [key]: book };
  }
  use && (game.value = key);
}
async function fetchBook(key, tongue) {
  try {
    let reply = await fetch(address(`api/words/${tongue}?game=${key}`));
    return bundleOf(tongue, reply.ok ? await reply.text() : "");
  } catch {
    return bundleOf(tongue, "");
  }
}
function bundleOf(tongue, text) {
  let bundle = new FluentBundle(tongue, { useIsolating: !1 });
  return bundle.addResource(new FluentResource(text), { allowOverrides: !0 }), bundle;
}
function bundleWords(tongue, text) {
  let bundle = bundleOf(tongue, text);
  return (key) => {
    let pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : "";
  };
}
function find(id, args, of = game.value) {
  for (let bundle of [own.value, games.value[of]]) {
    let message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
  }
}
function say(id, args) {
  return find(id, args) ?? plain(id);
}
function sayFirst(ids, args, of) {
  for (let id of ids) {
    let found = find(id, args, of);
    if (found !== void 0) return found;
  }
  return plain(ids[ids.length - 1] ?? "");
}
function plain(id) {
  let text = id.replace(/[-_.]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f4 = /* @__PURE__ */ Symbol.for("pv"), o4 = 0;
function a4(t4, e4, n3, u4, a5, i4) {
  e4 || (e4 = {});
  var c4, l4, p5 = e4;
  if ("ref" in p5 && typeof t4 != "function") for (l4 in p5 = {}, e4) l4 == "ref" ? c4 = e4[l4] : p5[l4] = e4[l4];
  var s4 = { type: t4, props: p5, key: n3, ref: c4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f4, __v: --o4, __i: -1, __u: 0 };
  return (a5 || i4) && (s4.__source = a5, s4.__self = i4), n.vnode && n.vnode(s4), s4;
}

export {
  $,
  Q,
  U,
  d2 as d,
  A2 as A,
  F2 as F,
  T2 as T,
  w2 as w,
  j2 as j,
  f3 as f,
  y3 as y,
  O,
  x2 as x,
  useSignal,
  useComputed,
  useSignalEffect,
  LANGUAGES,
  recall,
  remember,
  language,
  theme,
  speed,
  myName,
  sound,
  volume,
  notices,
  oddsWanted,
  SPEEDS,
  isCalm,
  setTheme,
  setSpeed,
  setSound,
  setVolume,
  setNotices,
  setOddsWanted,
  setName,
  visit,
  comeAgain,
  address,
  socketAddress,
  HallError,
  getHall,
  getAccount,
  newAccount,
  enterAccount,
  leaveAccount,
  forgetAccount,
  getStatistics,
  openTable,
  joinTable,
  getCards,
  getRules,
  checkTable,
  getStory,
  getMoment,
  forkTable,
  playAgain,
  bringLuck,
  standIn,
  leaveTable,
  getProof,
  getRecord,
  sendRecord,
  recordAddress,
  speak,
  learn,
  bundleWords,
  find,
  say,
  sayFirst,
  plain,
  a4 as a
};
