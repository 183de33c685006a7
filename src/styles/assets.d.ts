/** Files that become addresses in the build. */
declare module '*.woff2' {
  const url: string
  export default url
}
