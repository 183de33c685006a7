declare namespace NodeJS {
  interface Require {
    /** The files of a folder: https://webpack.js.org/guides/dependency-management/#requirecontext */
    context: (
      folder: string,
      isDeep: boolean,
      files: RegExp,
    ) => (path: string) => { default: string }
  }
}
