/** Stands for a picture or a font that the build would turn into an address. */
export default '/test-file'
