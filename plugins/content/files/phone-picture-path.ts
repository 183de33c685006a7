/** The path of the picture for phones that belongs to a picture in a text: "./rail/map-narrow.png". */
export const phonePicturePath = (path: string): string => path.replace(/(?=\.\w+$)/, '-narrow')
