/** A build inserts the values of data/theme.json there. */
Object.assign(globalThis, { THEME: JSON.parse(process.env.THEME ?? '') as unknown })
