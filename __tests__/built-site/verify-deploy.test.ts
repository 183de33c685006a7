import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servePreview } from '../../scripts/preview/server'
import { publicFolder } from './site'

let server: Server
let submissions = ''

beforeAll(async () => {
  submissions = mkdtempSync(join(tmpdir(), 'submissions-'))
  const options = { port: 0, netlifyConfig: 'netlify.toml', submissions }
  ;({ server } = await servePreview(publicFolder, options))
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(submissions, { recursive: true })
})

/** The command's exit status and output. */
const verifyDeploy = (address: string): Promise<[status: number | null, output: string]> =>
  new Promise((done) => {
    let output = ''
    const args = ['--import', 'tsx', 'scripts/deploy/verify-deploy.mts', address]
    const command = spawn(process.execPath, args)
    command.stdout.on('data', (text: Buffer) => (output += text.toString()))
    command.stderr.on('data', (text: Buffer) => (output += text.toString()))
    command.on('close', (status) => done([status, output]))
  })

test('the preview answers at every address as expected from the build', async () => {
  const { port } = server.address() as AddressInfo
  const [status, output] = await verifyDeploy(`http://localhost:${port}`)
  expect(output).toMatch(/\d+ addresses answer as expected/)
  expect(status).toBe(0)
}, 60_000)

test('requires a complete address', async () => {
  const [status, output] = await verifyDeploy('www.agency.com')
  expect(output).toMatch(/^Usage: npm run verify:deploy/)
  expect(status).toBe(1)
}, 60_000)
