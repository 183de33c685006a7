import { Accordion } from '../components/Accordion'
import { Section } from '../components/grid/Section'

export interface FaqProps {
  title: string
  questions: readonly { question: string; answer: string }[]
}

/** Frequently asked questions, of which one is open at a time. */
export const Faq = ({ title, questions }: FaqProps) => (
  <Section title={title} layout="side">
    <Accordion
      name="questions"
      entries={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    />
  </Section>
)
