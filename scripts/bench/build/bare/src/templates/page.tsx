import { graphql, type PageProps } from 'gatsby'

interface Point {
  title: string
  description: string
}

interface Data {
  work: {
    title: string
    description: string
    duration: string
    tech: string[]
    summary: string[]
    challenges: Point[]
    solutions: Point[]
    result: string[]
  }
}

/** A case study as plain HTML: its texts, one after the other. */
export default function Page({ data: { work } }: PageProps<Data>) {
  return (
    <main>
      <h1>{work.title}</h1>
      <p>{work.description}</p>
      <p>{work.duration}</p>
      <ul>
        {work.tech.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {[...work.summary, ...work.result].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {[...work.challenges, ...work.solutions].map(({ title, description }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </main>
  )
}

export const query = graphql`
  query ($id: String!) {
    work: caseStudy(id: { eq: $id }) {
      title
      description
      duration
      tech
      summary
      challenges {
        title
        description
      }
      solutions {
        title
        description
      }
      result
    }
  }
`
