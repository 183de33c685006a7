/**
 * Photographs the product screens drawn in scripts/screens: `npm run screens [-- <case folder>]`.
 *
 * Every page scripts/screens/<case>/<screen>.html becomes data/case-studies/<case>/<screen>.png,
 * in the size that its `<meta name="screen" content="1600x1000">` names, at two pixels per CSS pixel,
 * with a palette of 256 colours. Chromium is the one at CHROMIUM_PATH, else /usr/bin/chromium,
 * else the one that Playwright has installed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

interface Screen {
  source: string;
  target: string;
  size: Size;
}

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = path.join(ROOT, 'scripts', 'screens');
const TARGETS = path.join(ROOT, 'data', 'case-studies');
const SCALE = 2;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The size a page asks for in its `screen` meta element. */
function sizeOf(html: string, source: string): Size {
  const [, width, height] = /<meta\s+name="screen"\s+content="([0-9]+)x([0-9]+)"/.exec(html) ?? [];
  if (!width || !height) throw new Error(`${source}: <meta name="screen" content="1600x1000"> is missing`);
  return { width: Number(width), height: Number(height) };
}

/** The case folders to go over: all of them, or the one that was asked for. */
async function caseFolders(only: string | undefined): Promise<string[]> {
  const entries = await readdir(SOURCES, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (only === undefined) return folders;
  if (!folders.includes(only)) throw new Error(`No folder scripts/screens/${only}. There are: ${folders.join(', ')}`);
  return [only];
}

/** The screens of one case, in the order of their names. */
async function screensOf(folder: string): Promise<Screen[]> {
  const names = (await readdir(path.join(SOURCES, folder))).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const source = path.join(SOURCES, folder, name);
      return {
        source,
        target: path.join(TARGETS, folder, `${path.basename(name, '.html')}.png`),
        size: sizeOf(await readFile(source, 'utf8'), source),
      };
    }),
  );
}

/** Photographs one page, quantises the picture and writes it; returns its size in kilobytes. */
async function photograph(browser: Browser, { source, target, size }: Screen): Promise<number> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: SCALE });
  try {
    const missing: string[] = [];
    page.on('requestfailed', (request) => missing.push(request.url()));
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    if (missing.length > 0) throw new Error(`${source}: could not load ${missing.join(', ')}`);

    const picture = await page.screenshot({ type: 'png' });
    await mkdir(path.dirname(target), { recursive: true });
    const written = await sharp(picture)
      .png({ palette: true, quality: 100, compressionLevel: 9, effort: 10 })
      .toFile(target);
    return Math.round(written.size / 1024);
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  const folders = await caseFolders(process.argv[2]);
  const browser = await chromium.launch({ executablePath });
  try {
    for (const folder of folders) {
      for (const screen of await screensOf(folder)) {
        const kilobytes = await photograph(browser, screen);
        console.log(`${path.relative(ROOT, screen.target)}  ${kilobytes} KB`);
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
