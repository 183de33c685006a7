type Address = Pick<
  Queries.SiteSettingsAddress,
  'street' | 'locality' | 'region' | 'postalCode' | 'postalCodeFirst' | 'country'
>

/** What the label `address` names in braces: of the locality with its postal code "Dhaka 1213" or "0150 Oslo". */
export function partsOfAddress({
  street,
  locality,
  region,
  postalCode,
  postalCodeFirst,
  country,
}: Address): Record<'street' | 'place' | 'locality' | 'region' | 'postalCode' | 'country', string> {
  const place = (postalCodeFirst ? [postalCode, locality] : [locality, postalCode])
    .filter(Boolean)
    .join('\u00a0')
  return { street, place, locality, region: region ?? '', postalCode: postalCode ?? '', country }
}
