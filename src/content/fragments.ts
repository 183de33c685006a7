import { graphql } from 'gatsby'

/**
 * The fragments that components name and that have all fields of a type, written by plugins/content
 * from the schemas at the start of Gatsby: do not edit it. Each is on one line, so that searching for
 * it shows its fields.
 */
// prettier-ignore
export const fragments = graphql`
  fragment ArticleTopic on ArticleTopic { path title description }
  fragment CallToAction on CallToAction { title text action { title link popup } }
  fragment CallsToAction on CallsToAction { header { title link } inquiry { ...CallToAction } similar { ...CallToAction } booking { ...CallToAction } bar { title link icon } }
  fragment CaseStudyClient on CaseStudyClient { name trade place size }
  fragment CaseStudyFacets on CaseStudyFacets { industry service technology }
  fragment CaseStudyFilters on CaseStudyFilters { industry service technology }
  fragment CaseStudyHeadlineFigure on CaseStudyHeadlineFigure { before { value unit } after { value unit } what since }
  fragment CaseStudyLink on CaseStudyLink { webUrl sourceUrl }
  fragment CaseStudyQuote on CaseStudyQuote { text name role company }
  fragment CaseStudyRelease on CaseStudyRelease { title date description personDays }
  fragment CaseStudyTeam on CaseStudyTeam { people roles }
  fragment ChartDrawing on ChartDrawing { window { ...DrawingWindow } bars scale { from to } unit ticks series { name values } band { name low high } limit { value label } mark { at label state } }
  fragment ClientsClients on ClientsClients { name url urlHover }
  fragment CodeDrawing on CodeDrawing { window { ...DrawingWindow } lines { text indent change state callout } result { text state } }
  fragment Company on Company { seo { ...Seo } title promise introduction story { title paragraphs { ...InlineText } } collaboration { ...TitledPoints } values { ...TitledPoints } figures { title items { ...Figure } } people { ...CompanyPeople } releases { ...CompanyReleases } technologiesTitle location { ...CompanyLocation } }
  fragment CompanyLocation on CompanyLocation { title text plan { ...CompanyLocationPlan } }
  fragment CompanyLocationPlan on CompanyLocationPlan { description streets { name kind from { x y } to { x y } nameAt } office { label at { x y } } }
  fragment CompanyPeople on CompanyPeople { title introduction since answers }
  fragment CompanyReleases on CompanyReleases { title items { date title description link } }
  fragment ContactChoices on ContactChoices { write { ...Point } call { ...Point } estimate { ...Point } }
  fragment ContactForm on ContactForm { title name introduction fields { name email company phone about budget start message } estimate { title remove } optional details messageHint somethingElse undecided budgets starts submit privacy prefill privacyPolicy errors { title emailMissing emailInvalid phoneInvalid messageMissing tooLong } sending sent { title text another home } failed { title offline noAnswer refused interruptedTitle interrupted kept retry mail mailSubject long copyLabel copy copied notCopied } }
  fragment CustomPage on CustomPage { draft publishAt unpublishAt formerPaths place order title promise description seo { ...Seo } version questions { title questions { ...Question } } banner { ...CallToAction } sitemap { title home } body { ...MarkdownBody } path unfinished }
  fragment DeliverableExample on DeliverableExample { title text picture { ...PagePicture } drawing { ...Drawing } }
  fragment Drawing on Drawing { label table { ...TableDrawing } form { ...FormDrawing } timeline { ...TimelineDrawing } chart { ...ChartDrawing } phone { ...PhoneDrawing } receipt { ...ReceiptDrawing } route { ...RouteDrawing } matrix { ...MatrixDrawing } code { ...CodeDrawing } }
  fragment DrawingWindow on DrawingWindow { title subtitle action tabs figures { label value detail state } note }
  fragment Estimate on Estimate { seo { ...Seo } title promise introduction currency dayRate roundTo parts { key title } questions { key title hint choices { key title description days { part days } effort people withinWeeks } } services { people waitWeeks margin monthly { from to } base { part days } questions } excluded { ...Point } labels { ...EstimateLabels } }
  fragment EstimateLabels on EstimateLabels { service serviceHint empty emptyText result parts drivers driver excluded certainty certaintyText startsFrom budgeted dateOpen tooLate assumptions open send talk print date validity typicalTitle typicalText typicalToggle columnService columnSmallest columnUsual columnWeeks withoutScript name optional email submit }
  fragment Figure on Figure { value unit label }
  fragment FormDrawing on FormDrawing { window { ...DrawingWindow } fields { label value choices state message callout } submit result { text state } }
  fragment Home on Home { seo { ...Seo } hero { ...HomeHero } sections clients { title } outcomes { title } promises { ...HomePromises } projects { title introduction action { title link } } services { ...HomeServices } approach { ...HomeApproach } contact { comment title introduction } }
  fragment HomeApproach on HomeApproach { comment title introduction steps { title description result span { name from to } } timeline }
  fragment HomeHero on HomeHero { headline sentence action { title link } secondAction { title link } picture { imgAlt } connectorEnd { x y } }
  fragment HomePromises on HomePromises { title cards { ...HomePromisesCards } }
  fragment HomePromisesCards on HomePromisesCards { symbol front { title text } back { title text points { ...Point } } }
  fragment HomeServices on HomeServices { comment title cards { ...ServiceCard } chips { title link } all { title link } technologiesTitle banner { ...CallToAction } }
  fragment InlineText on InlineText { parts { link runs { text marks } } }
  fragment MarkdownBody on MarkdownBody { text pictures { src } words }
  fragment MatrixDrawing on MatrixDrawing { window { ...DrawingWindow } columns rows { label cells { text state } callout } }
  fragment Navigation on Navigation { main { title link menu } contact { title link } industries { title link subMenu { title link } } services { title link description subMenu { title link } } additionalServices { title links { title link } } }
  fragment Offering on Offering { draft publishAt unpublishAt order formerPaths title icon promise description problem { title points { ...Point } } deliverables { title items { ...Point } } process { title steps { ...Point } } technologies { ...Technology } questions { ...Question } proofTitle proof { shows } callAgenda { ...Point } picture { ...PagePicture } drawing { ...Drawing } closing { title text button } layout delivered { ...DeliverableExample } sectionOrder path }
  fragment PagePicture on PagePicture { imgAlt second { imgAlt } caption }
  fragment PaymentStage on PaymentStage { share title description }
  fragment PhoneDrawing on PhoneDrawing { screens { status { text state } over heading ring { done total unit } rows { label value detail state } notice { text state } action } callout }
  fragment Point on Point { title description }
  fragment Product on Product { draft publishAt unpublishAt order formerPaths title icon promise description seo { ...Seo } audience picture { imgAlt } features { ...ProductFeature } adoption { ...Point } questions { ...Question } closing { title text button } inProgress path }
  fragment ProductFeature on ProductFeature { title description picture { ...PagePicture } drawing { ...Drawing } }
  fragment Question on Question { question answer { ...InlineText } }
  fragment ReceiptDrawing on ReceiptDrawing { heading number to lines { label detail was value state callout } total { label was value } stamp { text state } note }
  fragment RouteDrawing on RouteDrawing { window { ...DrawingWindow } lanes { label detail status state stops { name time state } callout } }
  fragment Scheduling on Scheduling { seo { ...Seo } provider title introduction url consent { text button } pageSettings { backgroundColor hideEventTypeDetails hideGdprBanner hideLandingPageDetails primaryColor textColor } prefill { sample email firstName lastName name guests customAnswers { a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 } location smsReminderNumber date { daysAhead } } styles { height } utm { utmCampaign utmSource utmMedium utmContent utmTerm } loading prefilled { estimate text clear cleared } fallback { title text open mail write } badge { enabled text color textColor } }
  fragment Seo on Seo { title description }
  fragment ServiceCard on ServiceCard { title link description picture { ...PagePicture } drawing { ...Drawing } }
  fragment ShowcasePicture on ShowcasePicture { imgAlt caption }
  fragment SiteSettingsAddress on SiteSettingsAddress { street locality region postalCode postalCodeFirst country countryCode }
  fragment SiteSettingsLegal on SiteSettingsLegal { title link }
  fragment SiteSettingsSocials on SiteSettingsSocials { title icon link }
  fragment StatusPagesErrorScreen on StatusPagesErrorScreen { title text pageNotFound caseStudyNotFound goBack goHome }
  fragment StatusPagesInProgress on StatusPagesInProgress { title text coming message goBack }
  fragment StatusPagesUnsubscribed on StatusPagesUnsubscribed { title text visit }
  fragment TableDrawing on TableDrawing { window { ...DrawingWindow } columns rows { cells detail share was status state callout } total { label was value } }
  fragment TechnologiesTechnologies on TechnologiesTechnologies { name icon featured }
  fragment Technology on Technology { name icon }
  fragment Terms on Terms { draft publishAt unpublishAt order formerPaths title promise description version seo { ...Seo } action { title link } closing { title text button } contactSubject paymentStages { section stages { ...PaymentStage } } body { ...MarkdownBody } path }
  fragment TimelineDrawing on TimelineDrawing { window { ...DrawingWindow } ticks now bars { label from to text state callout } }
  fragment TitledPoints on TitledPoints { title points { ...Point } }
  fragment TypicalRelease on TypicalRelease { monthly smallest { price weeks includes } usual { price { from to } weeks { from to } } }
  fragment UiText on UiText { skipToContent mainNavigation languages notTranslated breadcrumbs openMenu closeMenu overviewOf scrollToTop pair personRole clientRole headTitle pairOfLists labelled addition share address priceText priceRange weeksRange monthly startsIn seePrices typicalPrice typicalPriceText usualPrice smallestPrice seeRange estimateFor answered askPrice loadingEstimate website source noSource comingSoon caseStudy duration ongoingDuration durationRange technologies industries services summary challenges solutions showcase result additionalLinks visitWebsite techStack otherCaseStudies questions related subPages proof callAgenda callAgendaText scheduleCall bookCall audience features otherFeatures adoption grewOutOf opensNewTab talkToUs colorScheme systemColorScheme lightColorScheme darkColorScheme pauseMotion resumeMotion flipCard position matchCount filter industry service technology any applyFilter matching noMatch allCaseStudies articles otherArticles allArticles articleTopics articlesByDate tags readingTime updatedOn feed pages page previous next carousel slide stopSlides startSlides enlarge close onThisPage footnotes backToText copyLink linkCopied terms client team people platforms personDays costToday releases measuredChange savePdf whatsapp }
`
