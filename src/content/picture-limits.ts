/** What a picture in data/ must be like, for those who check it and those who upload it. */
export const pictureLimits = {
  /** Pixels across. */
  minWidth: 1600,
  /** Pixels in both directions of a picture for phones. */
  minSide: 300,
  maxMegabytes: 10,
  maxMegapixels: 100,
} as const
