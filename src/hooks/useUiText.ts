import { graphql, useStaticQuery } from 'gatsby'

/** The text of buttons, labels and landmarks, from data/ui-text.json. */
export const useUiText = () => {
  const { uiText } = useStaticQuery<Queries.UiTextQuery>(graphql`
    query UiText {
      uiText {
        skipToContent
        mainNavigation
        breadcrumbs
        openMenu
        closeMenu
        overviewOf
        scrollToTop
        loadingPage
        priceText
        priceRange
        weeksRange
        seePrices
        typicalPrice
        typicalPriceText
        usualPrice
        smallestPrice
        ownRange
        estimateFor
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
        techStack
        otherCaseStudies
        questions
        related
        subPages
        proof
        callAgenda
        callAgendaText
        bookCall
        scheduleCall
        audience
        features
        otherFeatures
        adoption
        grewOutOf
        opensNewTab
        talkToUs
        pauseMotion
        resumeMotion
        flipCard
        of
        filter
        industry
        service
        technology
        any
        applyFilter
        matching
        noMatch
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
        onThisPage
        copyLink
        linkCopied
        terms
        client
        team
        people
        platforms
        to
        savePdf
        whatsapp
      }
    }
  `)
  if (!uiText) throw new Error('data/ui-text.json is missing')
  return uiText
}
