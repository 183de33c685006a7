import { maxMegabytes, maxMegapixels, minSide, minWidth } from '../../../plugins/content'

/** The formats that a picture in data/ can have. */
const formats = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** A picture before it is uploaded. */
export interface Upload {
  name: string
  /** Its MIME type. */
  type: string
  /** In bytes. */
  size: number
  /** In pixels, as displayed; undefined if the browser cannot decode it. */
  pixels: { width: number; height: number } | undefined
}

/** An issue with a picture: an error, or a warning because it may still be suitable for phones. */
export interface UploadIssue {
  message: string
  fitsPhones: boolean
}

/** Why a picture cannot be uploaded, or should not be. */
export function uploadIssue({ name, type, size, pixels }: Upload): UploadIssue | undefined {
  const refuse = (reason: string): UploadIssue => ({
    message: `"${name}" ${reason}`,
    fitsPhones: false,
  })
  if (!formats.includes(type))
    return refuse('is not a PNG, JPEG, WebP or AVIF picture. Save it in one of these formats.')
  if (!pixels) return refuse('cannot be read: the file is damaged. Save it again.')
  const { width, height } = pixels
  if (size > maxMegabytes * 1e6)
    return refuse(`is larger than ${maxMegabytes} MB. Make it smaller or save it as JPEG.`)
  if (width * height > maxMegapixels * 1e6)
    return refuse(`has more than ${maxMegapixels} megapixels. Make it smaller.`)
  if (Math.min(width, height) < minSide)
    return refuse(`is ${width} x ${height} pixels. A picture needs at least ${minWidth} in width.`)
  if (width >= minWidth) return undefined
  const message = `"${name}" is ${width} pixels wide. A picture needs at least ${minWidth}, only one for phones ("Picture for phones") may have less. Is it for phones?`
  return { message, fitsPhones: true }
}

/** Whether a file has metadata about how it was taken: orientation, location, camera. */
const hasMetadata = async (file: File): Promise<boolean> =>
  /Exif\0\0|eXIf|EXIF|<x:xmpmeta/.test(
    new TextDecoder('latin1').decode(await file.slice(0, 256 * 1024).arrayBuffer()),
  )

/** Encodes the picture as displayed, without its metadata. */
async function redraw(file: File, bitmap: ImageBitmap): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const type = file.type === 'image/avif' ? 'image/jpeg' : file.type
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
  const name = type === file.type ? file.name : file.name.replace(/\.\w+$/, '.jpg')
  return blob ? new File([blob], name, { type }) : file
}

/** The file to upload in place of the given one; undefined if it must not be uploaded. */
async function prepare(file: File): Promise<File | undefined> {
  // A bitmap has the orientation that the file declares.
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const { name, type, size } = file
  const issue = uploadIssue({ name, type, size, pixels: bitmap })
  if (issue?.fitsPhones && !window.confirm(issue.message)) return undefined
  if (issue && !issue.fitsPhones) {
    window.alert(issue.message)
    return undefined
  }
  return bitmap && (await hasMetadata(file)) ? redraw(file, bitmap) : file
}

/**
 * Checks every picture that is selected in the editor before Decap uploads it, and removes its
 * location.
 */
export function checkUploads(): void {
  const prepared = new WeakSet<FileList>()
  const onChange = (event: Event): void => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.type !== 'file' || !input.files) return
    if (prepared.has(input.files)) return
    event.stopImmediatePropagation()
    void Promise.all([...input.files].map(prepare)).then((files) => {
      const chosen = new DataTransfer()
      for (const file of files) if (file) chosen.items.add(file)
      input.files = chosen.files
      prepared.add(input.files)
      if (chosen.files.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  document.addEventListener('change', onChange, { capture: true })
}
