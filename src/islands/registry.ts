/**
 * The components that live in browsers, by the name of their island; each in a chunk of its own. To
 * add one, add its line here, and render it inside `<Island>`.
 */
export const islands = {
  carousel: () =>
    import(/* webpackChunkName: "island-carousel" */ '../sections/carousel/CarouselSection').then(
      ({ CarouselSection }) => CarouselSection,
    ),
  'case-study-list': () =>
    import(
      /* webpackChunkName: "island-case-study-list" */ '../features/case-studies/CaseStudyResults'
    ).then(({ CaseStudyResults }) => CaseStudyResults),
  'contact-form': () =>
    import(/* webpackChunkName: "island-contact-form" */ '../features/contact/MessageForm').then(
      ({ MessageForm }) => MessageForm,
    ),
  estimate: () =>
    import(
      /* webpackChunkName: "island-estimate" */ '../features/estimate/EstimateCalculator'
    ).then(({ EstimateCalculator }) => EstimateCalculator),
  'scheduling-embed': () =>
    import(
      /* webpackChunkName: "island-scheduling-embed" */ '../sections/booking/EmbeddedCalendar'
    ).then(({ EmbeddedCalendar }) => EmbeddedCalendar),
  'scheduling-link': () =>
    import(
      /* webpackChunkName: "island-scheduling-link" */ '../sections/booking/SchedulingLink'
    ).then(({ SchedulingLink }) => SchedulingLink),
  showcase: () =>
    import(/* webpackChunkName: "island-showcase" */ '../features/case-studies/PictureSlides').then(
      ({ PictureSlides }) => PictureSlides,
    ),
}

export type IslandName = keyof typeof islands

/** The component of an island. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
