import { graphql, useStaticQuery } from 'gatsby'

/** The words on buttons, labels and landmarks, from data/interface.json. */
export const useUiText = () => {
  const { words } = useStaticQuery<Queries.InterfaceWordsQuery>(graphql`
    query InterfaceWords {
      words: interface {
        skipToContent
        mainNavigation
        footerNavigation
        breadcrumbs
        openMenu
        closeMenu
        overviewOf
        scrollToTop
        loadingPage
        website
        source
        noSource
        comingSoon
        caseStudy
        duration
        technologies
        industries
        services
        summary
        challenges
        solutions
        showcase
        result
        additionalLinks
        visitWebsite
        techstack
        otherCases
        questions
        related
        subPages
        proof
        callAgenda
        callAgendaText
        bookCall
        audience
        features
        adoption
        grewOutOf
        opensNewTab
        phone
        email
        address
        talkToUs
        pauseMotion
        resumeMotion
        turnOver
        of
        filter
        industry
        service
        technology
        any
        show
        matching
        noMatch
        filterFailed
        allCaseStudies
        pages
        page
        previous
        next
        carousel
        slide
        stopSlides
        startSlides
        enlarge
        close
      }
    }
  `)
  if (!words) throw new Error('data/interface.json is missing')
  return words
}
