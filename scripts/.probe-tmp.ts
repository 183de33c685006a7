import { readSchemas } from '/work/main/src/content/load'
import { formatProblem, validate } from '/work/main/src/content/validate'
import { fixtureSite, sourceOf, textOf } from '/work/main/__tests__/fixtures/content'
import { caseStudy, offer } from '/work/main/__tests__/fixtures/pages'
// scale
{
  const site = fixtureSite()
  for (let i = 0; i < 10000; i++) {
    const slug = `case-${i}`
    site.files[`case-studies/${slug}.json`] = { ...caseStudy(slug, `Case ${i}`), tech: ['Node'] }
    site.pictures.set(`case-studies/${slug}/cover.png`, { width: 3000, height: 1, bytes: 1 })
    site.pictures.set(`case-studies/${slug}/screen.png`, { width: 3000, height: 1, bytes: 1 })
  }
  const source = sourceOf(site)
  let t = Date.now(); console.log('10k ok', validate(source).length, Date.now() - t)
  for (let i = 0; i < 300; i++) site.files[`services/s${i}.json`] = { ...offer('../../src/content/schema/service.json', `S ${i}`, ['/services/nope-x/', '/services/web/']), proof: [{caseStudy: `/case-studies/cse-${i}/`, shows:'x'}] }
  t = Date.now(); console.log('600 dangling', validate(sourceOf(site)).length, Date.now() - t)
}
// fuzz: every value in every file replaced, each key dropped/renamed; must never throw, and report how many problems
const odd: unknown[] = [null, '', ' ', 0, -1, 1.5, true, [], {}, [[]], ['x'], 'x'.repeat(2000), '/x/', '\u0000', { link: 1 }, [{ link: '/nope/' }]]
const count = new Map<number, number>()
const noisy: string[] = []
function pointers(v: unknown, at: (string|number)[] = []): (string|number)[][] {
  if (Array.isArray(v)) return [at, ...v.flatMap((x, i) => pointers(x, [...at, i]))]
  if (v && typeof v === 'object') return [at, ...Object.entries(v).flatMap(([k, x]) => pointers(x, [...at, k]))]
  return [at]
}
let n = 0, silent: string[] = []
const base = fixtureSite()
for (const file of Object.keys(base.files)) for (const p of pointers(base.files[file])) for (const o of odd) {
  const site = fixtureSite()
  if (!p.length) site.files[file] = o === '' ? 'null' : o
  else {
    let parent = site.files[file] as Record<string, unknown>
    for (const k of p.slice(0, -1)) parent = parent[k] as Record<string, unknown>
    parent[p.at(-1)!] = o
  }
  const r = validate(sourceOf(site)); n++
  count.set(r.length, (count.get(r.length) ?? 0) + 1)
  if (r.length > 2) noisy.push(`${file} ${p.join('/')} := ${JSON.stringify(o)?.slice(0, 30)} -> ${r.length}: ${r.slice(0,4).map(x => x.pointer + ' ' + x.rule).join(' | ')}`)
  if (r.length === 0) silent.push(`${file} ${p.join('/')} := ${JSON.stringify(o)?.slice(0, 30)}`)
  for (const x of r) if (x.message.includes('undefined') || x.hint?.includes('undefined')) console.log('UNDEF', x)
}
console.log(n, [...count])
console.log('NOISY', noisy.length); for (const x of noisy.filter((_, i) => i % Math.ceil(noisy.length / 40) === 0)) console.log(x)
console.log('SILENT', silent.length); for (const x of silent.filter((_, i) => i % Math.ceil(silent.length / 60) === 0)) console.log(x)
