// src/games/bloodrage/map/geometry.ts
var FJORDS = { north: 0, east: 2, south: 4, west: 6 };
function at(frame, eighth, out) {
  let angle = eighth * Math.PI / 4, bend = (value) => Math.sign(value) * Math.abs(value) ** frame.roundness;
  return {
    x: frame.centre.x + frame.rx * out * bend(Math.sin(angle)),
    y: frame.centre.y - frame.ry * out * bend(Math.cos(angle))
  };
}
function rough(eighth) {
  return 0.018 * Math.sin(eighth * 9.1 + 0.6) + 0.012 * Math.sin(eighth * 23.7) + 8e-3 * Math.sin(eighth * 51.3 + 2);
}
function stray(edge, out, side) {
  let wave = 0.035 * Math.sin(out * 11 + edge * 2.3) + 0.014 * Math.sin(out * 31 + edge), land = 0.011 / out;
  if (edge % 2 !== 0) return wave + side * land;
  let open = Math.max(0, (out - 0.55) / (1 - 0.55));
  return wave * (1 - open) + side * (land + 0.2 * open ** 1.25 + 0.012 * Math.sin(out * 40 + side) * open);
}
function steps(from, to, count) {
  return Array.from({ length: count + 1 }, (_, index) => from + (to - from) * index / count);
}
function border(frame, edge, side, from, to) {
  return steps(from, to, 16).map((out) => at(frame, edge + stray(edge, out, side), out));
}
function sector(frame, first) {
  let coast = (from, to) => steps(from, to, 28).map((eighth) => at(frame, eighth, 1 + rough(eighth))), start = first + stray(first, 1, 1), end = first + 1 + stray(first + 1, 1, -1), inner = steps(first + 1, first, 12).map((eighth) => at(frame, eighth, 0.37 + 0.012));
  return [
    ...border(frame, first, 1, 0.37 + 0.012, 0.99),
    ...coast(start, end),
    ...border(frame, first + 1, -1, 0.99, 0.37 + 0.012),
    ...inner.slice(1, -1)
  ];
}
function drawn(points) {
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
}
function water(frame, edge) {
  let mouth = steps(edge - 0.24, edge + 0.24, 10).map((eighth) => at(frame, eighth, 1.11)), path = drawn([...border(frame, edge, -1, 0.55, 1), ...mouth, ...border(frame, edge, 1, 1, 0.55)]), berth = (aside, out) => at(frame, edge + aside, out), berths = [berth(0, 0.95), berth(-0.13, 1.01), berth(0.13, 1.01), berth(0, 0.77), berth(0, 1.05)];
  return { path, berths };
}
function world(width, height, frame, size, hearts) {
  let grove = steps(0, 8, 72).map((eighth) => at(frame, eighth, 0.358 + rough(eighth * 1.7) * 0.5)), lands = steps(0, 7, 7).map((index) => (index + 6) % 8).map((first) => ({
    path: drawn(sector(frame, first)),
    heart: at(frame, first + 0.5 + (first % 2 === 0 ? -0.055 : 0.055), hearts)
  })), waters = Object.fromEntries(Object.entries(FJORDS).map(([key, edge]) => [key, water(frame, edge)]));
  return {
    width,
    height,
    tall: height > width,
    size,
    lands: [{ path: drawn(grove), heart: frame.centre }, ...lands],
    waters
  };
}
var WIDE = world(1200, 672, { centre: { x: 600, y: 338 }, rx: 548, ry: 302, roundness: 0.78 }, 22, 0.725), TALL = world(640, 800, { centre: { x: 320, y: 400 }, rx: 288, ry: 362, roundness: 0.8 }, 18, 0.72);
function villages(heart, count, size) {
  let gap = size * 2.35, rows = count <= 3 ? [count] : count === 4 ? [2, 2] : [3, 2];
  return rows.flatMap(
    (length, row) => Array.from({ length }, (_, index) => ({
      x: heart.x + (index - (length - 1) / 2) * gap,
      y: heart.y + (row - (rows.length - 1) / 2) * gap * 0.95
    }))
  );
}
function gathering({ size, tall }, heart, count) {
  let long = Math.min(tall ? 4 : 6, Math.max(3, Math.ceil(count / 3))), gap = Math.min(size * 2.3, size * (tall ? 8 : 11) / long);
  return Array.from({ length: count }, (_, index) => {
    let row = Math.floor(index / long), inRow = Math.min(long, count - row * long);
    return {
      x: heart.x - size * 0.6 + (index % long - (inRow - 1) / 2) * gap,
      y: heart.y + size * 1.2 + (row - (Math.ceil(count / long) - 1) / 2) * size * 2.1
    };
  });
}

export {
  WIDE,
  TALL,
  villages,
  gathering
};
