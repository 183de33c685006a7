import type { IncomingMessage } from 'node:http'

/** The maximum size of a post, in bytes. */
export const postLimit = 1024 * 1024

/**
 * The whole body, or undefined if it exceeds the limit. It is read completely, so that the client
 * receives the response.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= postLimit) chunks.push(chunk)
  }
  return size <= postLimit ? Buffer.concat(chunks) : undefined
}

/** The fields of a form by name, without files; undefined if the body is not a form. */
export async function readFields(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Map<string, string> | undefined> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return new Map(texts)
}
