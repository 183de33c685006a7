import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/grid/Section'

export interface HomeProjectsProps {
  projects: Queries.HomeProjectsFragment
  /** The case studies. */
  children: ReactNode
}

/** Case studies, with a button that leads to all of them. */
export const HomeProjects = ({ projects, children }: HomeProjectsProps) => (
  <Section
    title={projects.title}
    introduction={projects.introduction}
    action={
      projects.action && (
        <ButtonLink to={projects.action.link} variant="outline" icon="arrow-right">
          {projects.action.title}
        </ButtonLink>
      )
    }
    large
  >
    {children}
  </Section>
)

export const fragment = graphql`
  fragment HomeProjects on HomeProjects {
    title
    introduction
    action {
      title
      link
    }
  }
`
