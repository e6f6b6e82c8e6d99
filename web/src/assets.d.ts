declare module 'icon:*' {
  const body: string;
  export default body;
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
