import { Accordion } from '../components/Accordion'
import { Section } from '../components/grid/Section'
import { TextLink } from '../components/TextLink'

export interface FaqProps {
  title: string
  questions: readonly { question: string; answer: string }[]
  /** The way to ask another question. */
  ask?: { title: string; link: string }
}

/** What buyers ask, opened one at a time. */
export const Faq = ({ title, questions, ask }: FaqProps) => (
  <Section
    title={title}
    layout="side"
    action={ask && <TextLink to={ask.link}>{ask.title}</TextLink>}
  >
    <Accordion
      name="questions"
      entries={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    />
  </Section>
)
