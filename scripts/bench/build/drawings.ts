import sharp from 'sharp'

const grounds = ['#201a2f', '#13302b', '#33201a', '#1a2333']

/** The pictures that generated case studies share. Of one colour each: what encoding takes is not the question. */
export const drawPictures = (): Promise<Buffer[]> =>
  Promise.all(
    grounds.map((background) =>
      sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
