import { graphql, type PageProps } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface Point {
  title: string
  description: string
}

interface Picture {
  imgUrl: { childImageSharp: { gatsbyImageData: IGatsbyImageData } }
  imgAlt: string
}

interface Data {
  work: Picture & {
    title: string
    description: string
    duration: string
    tech: string[]
    summary: string[]
    challenges: Point[]
    solutions: Point[]
    showcase: Picture[]
    result: string[]
  }
}

const image = ({ imgUrl, imgAlt }: Picture) => {
  const { fallback } = imgUrl.childImageSharp.gatsbyImageData.images
  return <img key={imgAlt} src={fallback?.src} srcSet={fallback?.srcSet} alt={imgAlt} />
}

/** A case study as plain HTML: its texts and pictures, one after the other. */
export default function Page({ data: { work } }: PageProps<Data>) {
  return (
    <main>
      <h1>{work.title}</h1>
      <p>{work.description}</p>
      <p>{work.duration}</p>
      {[work, ...work.showcase].map(image)}
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
      imgAlt
      imgUrl {
        ...Photo
      }
      showcase {
        imgAlt
        imgUrl {
          ...Photo
        }
      }
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

  fragment Photo on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        outputPixelDensities: [0.25, 0.5, 0.75, 1, 1.25]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`
