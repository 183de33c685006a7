/** The entries of an object with these names: of the labels of a page, those that an island uses. */
export const pick = <T extends object, Name extends keyof T>(
  values: T,
  names: readonly Name[],
): Pick<T, Name> => Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, Name>
