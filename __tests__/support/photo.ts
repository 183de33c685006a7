import sharp, { type Sharp } from 'sharp'

/** Exif data with a location. */
export const location = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } }

/** A picture of one color, 40 pixels wide and 30 high. */
export const blankPicture = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#201a2f' } })

/** A picture as a phone saves it: on its side, with its location. */
export const photo = (): Sharp => blankPicture().withExif(location).withMetadata({ orientation: 6 })
