/** Files that webpack replaces by their URLs. */
declare module '*.woff2' {
  const url: string
  export default url
}
