/** Files that webpack replaces with their URLs. */
declare module '*.woff2' {
  const url: string
  export default url
}
