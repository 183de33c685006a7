/** The mock of a picture or a font, which a build replaces with an address. */
export default '/test-file'
