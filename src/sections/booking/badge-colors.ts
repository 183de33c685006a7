/** The colors of the scheduling badge where data/scheduling.json names none: those of Calendly. */
export const badgeColors = { color: '00a2ff', textColor: 'ffffff' } as const
