import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Breadcrumbs, type BreadcrumbItem } from '../components/Breadcrumbs'
import { PageContainer, lineNumber } from '../components/grid/PageContainer'
import { useUiText } from '../hooks/useUiText'
import { color } from '../styles/colors'
import { hiddenInPrint } from '../styles/mixins'
import { from, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface PageHeaderProps {
  /** The pages above this one, from the top. */
  breadcrumbs: readonly BreadcrumbItem[]
  /** The name of this page in the breadcrumbs. */
  current: string
  /** The heading. */
  title: string
  /** The name of the page, if the title is another sentence. */
  name?: string
  /** One or two sentences next to the title. */
  description: string
  /** A button. */
  action?: ReactNode
  /** Tags above the description. */
  tags?: ReactNode
}

const Inner = styled.div`
  padding: ${space[8]} 0 ${space[13]};

  ${from.tablet} {
    padding: ${space[13]} var(--inset) ${space[19]};
  }

  @media print {
    padding: 0 0 ${space[6]};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-top: ${space[8]};

  @media print {
    gap: ${space[5]};
    margin-top: 0;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) min(24rem, 40%);
    gap: ${space[16]};
    align-items: last baseline;
  }
`

const Title = styled.h1`
  ${type.pageTitle}
  max-width: 17ch;
`

const Line = styled.span`
  ${lineNumber}
`

const Name = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  color: ${color.highlight};
  ${type.lead}
  font-weight: 560;
  letter-spacing: 0;

  span {
    color: ${color.textFaint};
  }
`

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[5]};
`

const Description = styled.p`
  max-width: 36rem;
  ${type.lead}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
  min-width: 0;

  ${hiddenInPrint}
`

/** The header of every page except home: breadcrumbs, heading, description and call to action. */
export const PageHeader = ({
  breadcrumbs,
  current,
  title,
  name,
  description,
  action,
  tags,
}: PageHeaderProps) => {
  const labels = useUiText()
  return (
    <PageContainer>
      <Inner>
        <Breadcrumbs label={labels.breadcrumbs} items={breadcrumbs} current={current} />
        <Columns>
          <div>
            <Title>
              {name && (
                <Name>
                  {name}
                  <span>;</span>{' '}
                </Name>
              )}
              <Line>{title}</Line>
            </Title>
          </div>
          <Aside>
            {tags}
            <Description>{description}</Description>
            {action && <Actions>{action}</Actions>}
          </Aside>
        </Columns>
      </Inner>
    </PageContainer>
  )
}
