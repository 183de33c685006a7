/** What generated case studies are made of: enough words that no two read alike, and compress as text does. */

export const qualities =
  'Quiet Nightly Regional Shared Seasonal Mobile Central Printed Bilingual Offline Certified Weekly Portable Local Remote Guided Layered Timed Traced Audited Sorted Pooled Staged Metered'.split(
    ' ',
  )

export const trades =
  'Harbour Bakery Clinic Foundry Orchard Library Depot Quarry Laundry Vineyard Hatchery Sawmill Theatre Pharmacy Brewery Workshop Nursery Museum Ferry Kennel Bindery Dairy Tannery Greenhouse'.split(
    ' ',
  )

export const products =
  'Ledger Planner Roster Register Tracker Catalogue Scheduler Dashboard Checkout Archive Dispatcher Estimator Handbook Inspector Journal Monitor Notebook Organizer Portal Router Switchboard Timetable Workbench Atlas'.split(
    ' ',
  )

export const nouns =
  'stock orders shifts returns invoices deliveries batches bookings readings repairs permits quotas pallets receipts samples routes seats meters parcels tickets deposits recipes claims visits'.split(
    ' ',
  )

export const verbs =
  'counted matched printed checked sorted sent signed weighed planned traced priced packed merged reviewed scanned split'.split(
    ' ',
  )

/** Where what a made-up case study tells happens. */
export const places =
  'at the counter|on the yard|in the back office|by phone|on paper|in two warehouses|between shifts|at the gate|on the road|before noon|without a network|in three languages|on a shared screen|at closing time|from memory|over night'.split(
    '|',
  )

/** Plain tags: no page of the site has these names. */
export const industries =
  'Forestry|Fishing|Printing|Catering|Insurance|Mining|Textiles|Aviation|Shipping|Housing|Banking|Museums|Farming|Energy|Waste|Sport'.split(
    '|',
  )

export const services =
  'Accessibility|Migration|Integration|Reporting|Training|Hosting|Prototyping|Localization|Security|Payments|Search|Offline Use'.split(
    '|',
  )

export const technologies =
  'Node|React|Elm|Go|Rust|Kotlin|Swift|Python|Django|Laravel|Vue|Redis|Kafka|MySQL|MongoDB|Docker|Flutter|GraphQL|Svelte|Elixir'.split(
    '|',
  )
