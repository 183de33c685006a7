/** The mock of a picture or a font, which the build turns into an address. */
export default '/test-file'
