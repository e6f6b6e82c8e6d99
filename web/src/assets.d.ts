declare module 'icon:*' {
  const body: string;
  export default body;
}
declare module 'art:*' {
  const pictures: Record<string, string>;
  export default pictures;
}
declare module '*.ftl' {
  const text: string;
  export default text;
}
declare module '*.css';
declare module '*.json' {
  const data: unknown;
  export default data;
}
