import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSite, run, sizeOf } from './site'

/**
 * Measures how builds of the site grow with its articles: `npx tsx scripts/growth/measure.mts 0 200
 * 1000 4000`. For each number, a copy of the site with so many more articles is built in
 * test-results/growth/; with 0, the site as it is. Runs on Linux and macOS, and takes hours for thousands of articles.
 */

const print = (...cells: (string | number)[]): void =>
  console.log(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`,
  )

const counts = process.argv.slice(2).map(Number)
print('articles', 'run', 'wall s', 'cpu s', 'peak MB', 'public MB', 'files')
print(...Array.from({ length: 7 }, () => '---'))
for (const count of counts) {
  const site = makeSite(String(count), count)
  const measure = async (name: string, command: string): Promise<void> => {
    const { wall, cpu, peak } = await run(command, site)
    const [size, files] = sizeOf(join(site, 'public'))
    print(String(count), name, wall, cpu, peak, size, String(files))
  }
  const build = 'npm run build'
  await measure('content:check', 'npm run content:check')
  await measure('first build, with pictures', build)
  // The encoded pictures are in public/static/, where the next build finds them.
  rmSync(join(site, '.cache'), { recursive: true })
  await measure('cold build', build)
  const [article = ''] = readdirSync(join(site, 'data/articles')).filter((name) =>
    name.endsWith('.md'),
  )
  appendFileSync(join(site, 'data/articles', article), '\nA sentence that an editor has added.\n')
  await measure('one article changed', build)
  writeFileSync(join(site, 'data/ui-text.json'), JSON.stringify({ bookCall: 'Book the call' }))
  await measure('one label changed', build)
  const component = join(site, 'src/components/Button.tsx')
  appendFileSync(component, '\n/** Changed. */\nexport const changed = true\n')
  await measure('one component changed', build)
}
