import { graphql } from 'gatsby'

/**
 * A fragment for each type of the content, written by plugins/content from the schemas at the start
 * of Gatsby: do not edit it. Each is on one line, so that searching for it shows its fields.
 */
// prettier-ignore
export const fragments = graphql`
  # Types that code defines
  fragment ContentFields on ContentFields { file original language folder name path parentPath taggedPaths }
  fragment PageEntry on PageEntry { path language title label description indexable alternates { ...PageAlternate } }
  fragment PageAlternate on PageAlternate { language path }
  fragment InlineText on InlineText { parts { ...InlinePart } }
  fragment InlinePart on InlinePart { link runs { ...InlineRun } }
  fragment InlineRun on InlineRun { text marks }
  fragment ContentFile on ContentFile { relativePath }
  fragment MarkdownBody on MarkdownBody { text pictures { ...MarkdownPicture } words }
  fragment MarkdownPicture on MarkdownPicture { src }
  fragment Tag on Tag { title }
  fragment CaseStudyFacets on CaseStudyFacets { industry service technology }
  fragment CaseStudyFilters on CaseStudyFilters { industry service technology }
  fragment ArticleTopic on ArticleTopic { path title description }
  fragment Technology on Technology { name icon }

  # src/content/schemas/common.schema.json
  fragment Seo on Seo { title description }
  fragment Link on Link { title link }
  fragment Picture on Picture { imgAlt }
  fragment Point on Point { title description }
  fragment SecondPicture on SecondPicture { imgAlt }
  fragment PagePicture on PagePicture { imgAlt second { ...SecondPicture } caption }
  fragment Range on Range { from to }
  fragment Action on Action { title link popup }
  fragment CallToAction on CallToAction { title text action { ...Action } }
  fragment Amount on Amount { value unit }
  fragment Figure on Figure { value unit label }
  fragment Question on Question { question answer { ...InlineText } }
  fragment OfferingProblem on OfferingProblem { title points { ...Point } }
  fragment OfferingDeliverables on OfferingDeliverables { title items { ...Point } }
  fragment OfferingProcess on OfferingProcess { title steps { ...Point } }
  fragment Proof on Proof { shows }
  fragment DeliverableExample on DeliverableExample { title text picture { ...PagePicture } drawing { ...Drawing } }
  fragment Offering on Offering { draft publishAt unpublishAt order formerPaths title icon promise description problem { ...OfferingProblem } deliverables { ...OfferingDeliverables } process { ...OfferingProcess } technologies { ...Technology } questions { ...Question } proof { ...Proof } callAgenda { ...Point } picture { ...PagePicture } drawing { ...Drawing } layout delivered { ...DeliverableExample } sectionOrder path }
  fragment TitledPoints on TitledPoints { title points { ...Point } }

  # src/features/home/home.schema.json
  fragment HomeHeroConnectorEnd on HomeHeroConnectorEnd { x y }
  fragment HomeHero on HomeHero { headline sentence action { ...Link } secondAction { ...Link } picture { ...Picture } connectorEnd { ...HomeHeroConnectorEnd } }
  fragment HomeClients on HomeClients { title }
  fragment HomeOutcomes on HomeOutcomes { title }
  fragment HomePromisesCardsFront on HomePromisesCardsFront { title text }
  fragment HomePromisesCardsBack on HomePromisesCardsBack { title text points { ...Point } }
  fragment HomePromisesCards on HomePromisesCards { symbol front { ...HomePromisesCardsFront } back { ...HomePromisesCardsBack } }
  fragment HomePromises on HomePromises { title cards { ...HomePromisesCards } }
  fragment HomeProjects on HomeProjects { title introduction action { ...Link } }
  fragment ServiceCard on ServiceCard { title link description picture { ...PagePicture } drawing { ...Drawing } }
  fragment HomeServices on HomeServices { comment title cards { ...ServiceCard } chips { ...Link } all { ...Link } technologiesTitle banner { ...CallToAction } }
  fragment ApproachStepSpan on ApproachStepSpan { name from to }
  fragment ApproachStep on ApproachStep { title description result span { ...ApproachStepSpan } }
  fragment HomeApproach on HomeApproach { comment title introduction steps { ...ApproachStep } timeline }
  fragment HomeContact on HomeContact { comment title introduction }
  fragment Home on Home { seo { ...Seo } hero { ...HomeHero } sections clients { ...HomeClients } outcomes { ...HomeOutcomes } promises { ...HomePromises } projects { ...HomeProjects } services { ...HomeServices } approach { ...HomeApproach } contact { ...HomeContact } }

  # src/components/drawings/drawing.schema.json
  fragment DrawingFigure on DrawingFigure { label value detail state }
  fragment DrawingWindow on DrawingWindow { title subtitle action tabs figures { ...DrawingFigure } note }
  fragment DrawingTableRow on DrawingTableRow { cells detail share was status state callout }
  fragment DrawingTotal on DrawingTotal { label was value }
  fragment TableDrawing on TableDrawing { window { ...DrawingWindow } columns rows { ...DrawingTableRow } total { ...DrawingTotal } }
  fragment DrawingField on DrawingField { label value choices state message callout }
  fragment DrawingVerdict on DrawingVerdict { text state }
  fragment FormDrawing on FormDrawing { window { ...DrawingWindow } fields { ...DrawingField } submit result { ...DrawingVerdict } }
  fragment DrawingBar on DrawingBar { label from to text state callout }
  fragment TimelineDrawing on TimelineDrawing { window { ...DrawingWindow } ticks now bars { ...DrawingBar } }
  fragment DrawingSeries on DrawingSeries { name values }
  fragment DrawingBand on DrawingBand { name low high }
  fragment DrawingLimit on DrawingLimit { value label }
  fragment DrawingMark on DrawingMark { at label state }
  fragment ChartDrawing on ChartDrawing { window { ...DrawingWindow } bars scale { ...Range } unit ticks series { ...DrawingSeries } band { ...DrawingBand } limit { ...DrawingLimit } mark { ...DrawingMark } }
  fragment DrawingChip on DrawingChip { text state }
  fragment DrawingRing on DrawingRing { done total unit }
  fragment DrawingPhoneRow on DrawingPhoneRow { label value detail state }
  fragment DrawingScreen on DrawingScreen { status { ...DrawingChip } over heading ring { ...DrawingRing } rows { ...DrawingPhoneRow } notice { ...DrawingVerdict } action }
  fragment PhoneDrawing on PhoneDrawing { screens { ...DrawingScreen } callout }
  fragment DrawingReceiptLine on DrawingReceiptLine { label detail was value state callout }
  fragment ReceiptDrawing on ReceiptDrawing { heading number to lines { ...DrawingReceiptLine } total { ...DrawingTotal } stamp { ...DrawingChip } note }
  fragment DrawingStop on DrawingStop { name time state }
  fragment DrawingLane on DrawingLane { label detail status state stops { ...DrawingStop } callout }
  fragment RouteDrawing on RouteDrawing { window { ...DrawingWindow } lanes { ...DrawingLane } }
  fragment DrawingMatrixCell on DrawingMatrixCell { text state }
  fragment DrawingMatrixRow on DrawingMatrixRow { label cells { ...DrawingMatrixCell } callout }
  fragment MatrixDrawing on MatrixDrawing { window { ...DrawingWindow } columns rows { ...DrawingMatrixRow } }
  fragment DrawingCodeLine on DrawingCodeLine { text indent change state callout }
  fragment CodeDrawing on CodeDrawing { window { ...DrawingWindow } lines { ...DrawingCodeLine } result { ...DrawingVerdict } }
  fragment Drawing on Drawing { label table { ...TableDrawing } form { ...FormDrawing } timeline { ...TimelineDrawing } chart { ...ChartDrawing } phone { ...PhoneDrawing } receipt { ...ReceiptDrawing } route { ...RouteDrawing } matrix { ...MatrixDrawing } code { ...CodeDrawing } }

  # src/features/home/clients.schema.json
  fragment ClientsClients on ClientsClients { name url urlHover }
  fragment Clients on Clients { clients { ...ClientsClients } }

  # src/content/schemas/overview.schema.json
  fragment Overview on Overview { seo { ...Seo } title promise introduction picture { ...PagePicture } drawing { ...Drawing } path file filters { ...CaseStudyFilters } }

  # src/features/case-studies/case-study.schema.json
  fragment CaseStudyClient on CaseStudyClient { name trade place size }
  fragment CaseStudyTeam on CaseStudyTeam { people roles }
  fragment CaseStudyRelease on CaseStudyRelease { title date description personDays }
  fragment CaseStudyHeadlineFigure on CaseStudyHeadlineFigure { before { ...Amount } after { ...Amount } what since }
  fragment ShowcasePicture on ShowcasePicture { imgAlt caption }
  fragment CaseStudyQuote on CaseStudyQuote { text name role company }
  fragment CaseStudyLink on CaseStudyLink { webUrl sourceUrl }
  fragment CaseStudy on CaseStudy { draft publishAt unpublishAt order title slug formerTitles client { ...CaseStudyClient } imgAlt duration team { ...CaseStudyTeam } releases { ...CaseStudyRelease } platforms headlineFigure { ...CaseStudyHeadlineFigure } description tech { ...Technology } industries { ...Tag } services { ...Tag } summary { ...InlineText } challenges { ...Point } solutions { ...Point } showcase { ...ShowcasePicture } result { ...InlineText } figures { ...Figure } quote { ...CaseStudyQuote } links { ...CaseStudyLink } inProgress path facets { ...CaseStudyFacets } taggedPaths industryTags serviceTags }

  # src/features/products/product.schema.json
  fragment ProductFeature on ProductFeature { title description picture { ...PagePicture } drawing { ...Drawing } }
  fragment Product on Product { draft publishAt unpublishAt order formerPaths title icon promise description audience picture { ...Picture } features { ...ProductFeature } adoption { ...Point } questions { ...Question } inProgress path }

  # src/features/offerings/industry.schema.json
  fragment Industry on Industry { draft publishAt unpublishAt order formerPaths title icon promise description problem { ...OfferingProblem } deliverables { ...OfferingDeliverables } process { ...OfferingProcess } technologies { ...Technology } questions { ...Question } proof { ...Proof } callAgenda { ...Point } picture { ...PagePicture } drawing { ...Drawing } layout delivered { ...DeliverableExample } sectionOrder path }

  # src/features/offerings/service.schema.json
  fragment SmallestRelease on SmallestRelease { price weeks includes }
  fragment UsualRelease on UsualRelease { price { ...Range } weeks { ...Range } }
  fragment TypicalRelease on TypicalRelease { monthly smallest { ...SmallestRelease } usual { ...UsualRelease } }
  fragment Service on Service { draft publishAt unpublishAt order formerPaths title icon promise description problem { ...OfferingProblem } deliverables { ...OfferingDeliverables } process { ...OfferingProcess } technologies { ...Technology } questions { ...Question } proof { ...Proof } callAgenda { ...Point } picture { ...PagePicture } drawing { ...Drawing } layout delivered { ...DeliverableExample } sectionOrder typical { ...TypicalRelease } path }

  # src/features/articles/article.schema.json
  fragment Article on Article { draft publishAt unpublishAt formerPaths title description seo { ...Seo } date updated about { ...ArticleTopic } picture { ...PagePicture } body { ...MarkdownBody } path dateText updatedText }

  # src/features/articles/article-tag.schema.json
  fragment ArticleTag on ArticleTag { formerPaths title description path count }

  # src/features/company/company.schema.json
  fragment CompanyStory on CompanyStory { title paragraphs { ...InlineText } }
  fragment CompanyFigures on CompanyFigures { title items { ...Figure } }
  fragment CompanyPeople on CompanyPeople { title introduction since answers }
  fragment Release on Release { date title description link }
  fragment CompanyReleases on CompanyReleases { title items { ...Release } }
  fragment PlanPoint on PlanPoint { x y }
  fragment Street on Street { name kind from { ...PlanPoint } to { ...PlanPoint } nameAt }
  fragment CompanyLocationPlanOffice on CompanyLocationPlanOffice { label at { ...PlanPoint } }
  fragment CompanyLocationPlan on CompanyLocationPlan { description streets { ...Street } office { ...CompanyLocationPlanOffice } }
  fragment CompanyLocation on CompanyLocation { title text plan { ...CompanyLocationPlan } }
  fragment Company on Company { seo { ...Seo } title promise introduction story { ...CompanyStory } collaboration { ...TitledPoints } values { ...TitledPoints } figures { ...CompanyFigures } people { ...CompanyPeople } releases { ...CompanyReleases } technologiesTitle location { ...CompanyLocation } }

  # src/features/company/person.schema.json
  fragment PersonPortrait on PersonPortrait { imgAlt }
  fragment Person on Person { draft publishAt unpublishAt sample order name role portrait { ...PersonPortrait } since built answers }

  # src/features/contact/contact.schema.json
  fragment ContactChoices on ContactChoices { write { ...Point } call { ...Point } estimate { ...Point } }
  fragment ContactFormFields on ContactFormFields { name email company phone about budget start message }
  fragment ContactEstimate on ContactEstimate { title remove }
  fragment ContactFormErrors on ContactFormErrors { title emailMissing emailInvalid phoneInvalid messageMissing tooLong }
  fragment ContactFormSent on ContactFormSent { title text another home }
  fragment ContactFormFailed on ContactFormFailed { title offline noAnswer refused interruptedTitle interrupted kept retry mail mailSubject long copyLabel copy copied notCopied }
  fragment ContactForm on ContactForm { title name introduction fields { ...ContactFormFields } estimate { ...ContactEstimate } optional details messageHint somethingElse undecided budgets starts submit privacy prefill privacyPolicy errors { ...ContactFormErrors } sending sent { ...ContactFormSent } failed { ...ContactFormFailed } }
  fragment ContactReceiverField on ContactReceiverField { name value }
  fragment ContactReceiverOpened on ContactReceiverOpened { title text }
  fragment ContactReceiver on ContactReceiver { type url encoding fields { ...ContactReceiverField } honeypot address opened { ...ContactReceiverOpened } }
  fragment ContactContactPerson on ContactContactPerson { message call }
  fragment Contact on Contact { seo { ...Seo } title promise introduction choices { ...ContactChoices } form { ...ContactForm } receiver { ...ContactReceiver } contactPerson { ...ContactContactPerson } next { ...TitledPoints } call { ...CallToAction } }

  # src/sections/booking/scheduling.schema.json
  fragment SchedulingConsent on SchedulingConsent { text button }
  fragment SchedulingPageSettings on SchedulingPageSettings { backgroundColor hideEventTypeDetails hideGdprBanner hideLandingPageDetails primaryColor textColor }
  fragment SchedulingPrefillCustomAnswers on SchedulingPrefillCustomAnswers { a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 }
  fragment SchedulingPrefillDate on SchedulingPrefillDate { daysAhead }
  fragment SchedulingPrefill on SchedulingPrefill { sample email firstName lastName name guests customAnswers { ...SchedulingPrefillCustomAnswers } location smsReminderNumber date { ...SchedulingPrefillDate } }
  fragment SchedulingStyles on SchedulingStyles { height }
  fragment SchedulingUtm on SchedulingUtm { utmCampaign utmSource utmMedium utmContent utmTerm }
  fragment SchedulingPrefilled on SchedulingPrefilled { estimate text clear cleared }
  fragment SchedulingFallback on SchedulingFallback { title text open mail write }
  fragment SchedulingBadge on SchedulingBadge { enabled text color textColor }
  fragment Scheduling on Scheduling { seo { ...Seo } provider title introduction url consent { ...SchedulingConsent } pageSettings { ...SchedulingPageSettings } prefill { ...SchedulingPrefill } styles { ...SchedulingStyles } utm { ...SchedulingUtm } loading prefilled { ...SchedulingPrefilled } fallback { ...SchedulingFallback } badge { ...SchedulingBadge } }

  # src/features/estimate/estimate.schema.json
  fragment EstimatePart on EstimatePart { key title }
  fragment EstimateDays on EstimateDays { part days }
  fragment EstimateChoice on EstimateChoice { key title description days { ...EstimateDays } effort people withinWeeks }
  fragment EstimateQuestion on EstimateQuestion { key title hint choices { ...EstimateChoice } }
  fragment EstimateService on EstimateService { people waitWeeks margin monthly { ...Range } base { ...EstimateDays } questions }
  fragment EstimateLabels on EstimateLabels { service serviceHint empty emptyText result parts drivers driver excluded certainty certaintyText dateOpen tooLate assumptions open send talk print date validity typicalTitle typicalText columnService columnSmallest columnUsual columnWeeks withoutScript name optional email submit }
  fragment Estimate on Estimate { seo { ...Seo } title promise introduction currency dayRate roundTo parts { ...EstimatePart } questions { ...EstimateQuestion } services { ...EstimateService } excluded { ...Point } labels { ...EstimateLabels } }

  # src/features/legal/terms.schema.json
  fragment PaymentStage on PaymentStage { share title description }
  fragment PaymentStages on PaymentStages { section stages { ...PaymentStage } }
  fragment Terms on Terms { draft publishAt unpublishAt order formerPaths title promise description version paymentStages { ...PaymentStages } body { ...MarkdownBody } path }

  # src/features/custom-page/custom-page.schema.json
  fragment TitledQuestions on TitledQuestions { title questions { ...Question } }
  fragment SitemapSection on SitemapSection { title home }
  fragment CustomPage on CustomPage { draft publishAt unpublishAt formerPaths place order title promise description seo { ...Seo } version questions { ...TitledQuestions } banner { ...CallToAction } sitemap { ...SitemapSection } body { ...MarkdownBody } path unfinished }

  # src/content/schemas/technologies.schema.json
  fragment TechnologiesTechnologies on TechnologiesTechnologies { name icon featured }
  fragment Technologies on Technologies { technologies { ...TechnologiesTechnologies } }

  # src/content/schemas/site.schema.json
  fragment SiteSettingsAddress on SiteSettingsAddress { street locality postalCode postalCodeFirst country countryCode }
  fragment SiteSettingsFormerPaths on SiteSettingsFormerPaths { from to }
  fragment SiteSettingsSocials on SiteSettingsSocials { title icon link }
  fragment SiteSettingsLegal on SiteSettingsLegal { title link }
  fragment SiteSettingsAnalyticsScriptsAttributes on SiteSettingsAnalyticsScriptsAttributes { name value }
  fragment SiteSettingsAnalyticsScripts on SiteSettingsAnalyticsScripts { src attributes { ...SiteSettingsAnalyticsScriptsAttributes } }
  fragment SiteSettingsAnalyticsConsent on SiteSettingsAnalyticsConsent { text label }
  fragment SiteSettingsAnalytics on SiteSettingsAnalytics { scripts { ...SiteSettingsAnalyticsScripts } connections consent { ...SiteSettingsAnalyticsConsent } }
  fragment SiteSettingsEditor on SiteSettingsEditor { backend repo branch host appId signIn }
  fragment SiteSettingsAcceptedPlaceholders on SiteSettingsAcceptedPlaceholders { kind reason }
  fragment SiteSettings on SiteSettings { name legalName url hsts description phones whatsapp email address { ...SiteSettingsAddress } hours currency slugLetters paths formerPaths { ...SiteSettingsFormerPaths } direction locale timeZone socials { ...SiteSettingsSocials } legal { ...SiteSettingsLegal } analytics { ...SiteSettingsAnalytics } editor { ...SiteSettingsEditor } acceptedPlaceholders { ...SiteSettingsAcceptedPlaceholders } pages dayRate }

  # src/content/schemas/theme.schema.json
  fragment ThemeColors on ThemeColors { brand background badge }
  fragment Theme on Theme { colorScheme colors { ...ThemeColors } radius typeface headingTypeface typefaces logo wordmark headlineMark decorations }

  # src/content/schemas/ui-text.schema.json
  fragment UiText on UiText { skipToContent mainNavigation languages notTranslated breadcrumbs openMenu closeMenu overviewOf scrollToTop priceText priceRange weeksRange monthly startsIn seePrices typicalPrice typicalPriceText usualPrice smallestPrice ownRange estimateFor askPrice loadingEstimate website source noSource comingSoon caseStudy duration ongoingDuration technologies industries services summary challenges solutions showcase result additionalLinks visitWebsite techStack otherCaseStudies questions related subPages proof callAgenda callAgendaText scheduleCall bookCall audience features otherFeatures adoption grewOutOf opensNewTab talkToUs colorScheme systemColorScheme lightColorScheme darkColorScheme pauseMotion resumeMotion flipCard of filter industry service technology any applyFilter matching noMatch allCaseStudies articles otherArticles allArticles articleTopics articlesByDate tags readingTime updatedOn feed pages page previous next carousel slide stopSlides startSlides enlarge close onThisPage footnotes backToText copyLink linkCopied terms client team people platforms personDays costToday releases to savePdf whatsapp }

  # src/content/schemas/navigation.schema.json
  fragment NavigationMain on NavigationMain { title link menu }
  fragment NavigationIndustries on NavigationIndustries { title link subMenu { ...Link } }
  fragment NavigationServices on NavigationServices { title link description subMenu { ...Link } }
  fragment NavigationAdditionalServices on NavigationAdditionalServices { title links { ...Link } }
  fragment Navigation on Navigation { main { ...NavigationMain } contact { ...Link } industries { ...NavigationIndustries } services { ...NavigationServices } additionalServices { ...NavigationAdditionalServices } }

  # src/content/schemas/redirects.schema.json
  fragment Redirect on Redirect { from to }
  fragment Redirects on Redirects { redirects { ...Redirect } }

  # src/content/schemas/calls-to-action.schema.json
  fragment ContactBarLink on ContactBarLink { title link icon }
  fragment CallsToAction on CallsToAction { estimate { ...Link } inquiry { ...CallToAction } similar { ...CallToAction } booking { ...CallToAction } bar { ...ContactBarLink } }

  # src/content/schemas/status-pages.schema.json
  fragment StatusPagesErrorScreen on StatusPagesErrorScreen { title text pageNotFound caseStudyNotFound goBack goHome }
  fragment StatusPagesInProgress on StatusPagesInProgress { title text coming message goBack }
  fragment StatusPagesUnsubscribed on StatusPagesUnsubscribed { title text visit }
  fragment StatusPages on StatusPages { errorScreen { ...StatusPagesErrorScreen } inProgress { ...StatusPagesInProgress } unsubscribed { ...StatusPagesUnsubscribed } }
`
