import { graphql } from 'gatsby'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Badge } from '../../components/Badge'
import { CellGrid } from '../../components/grid/CellGrid'
import { Column } from '../../components/grid/Stack'
import { Icon } from '../../components/icon/Icon'
import { TextLink } from '../../components/link/TextLink'
import { Typography } from '../../components/text/Typography'
import { CardPicture } from '../../sections/CoverPicture'
import { color } from '../../styles/colors'
import { hairline, radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { productCover } from './product-cover'

const IconAndStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[5]};
`

const ProductIcon = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.highlight};
`

const ProductPromise = styled.p`
  margin-top: ${space[1]};
  color: ${color.text};
  ${type.lead}
`

const ProductText = styled.p`
  margin-top: ${space[4]};
  ${type.small}
`

/* At the lower edge of the cell. */
const ProductLink = styled.div`
  margin-top: auto;
  padding-top: ${space[6]};
`

/** Products in cells with their icons and descriptions. */
export const ProductCells = ({
  products,
}: {
  products: readonly Queries.ProductCellFragment[]
}) => {
  const labels = useLabels()
  return (
    <CellGrid perRow={2}>
      {products.map(({ path, title, icon, promise, description, audience, ...product }, index) => (
        <Column as="article" key={path}>
          <CardPicture cover={productCover(product)} priority={index < 2} framed />
          <IconAndStatus>
            <ProductIcon>
              <Icon name={icon} size="1.75rem" />
            </ProductIcon>
            {product.inProgress && <Badge>{labels.comingSoon}</Badge>}
          </IconAndStatus>
          <Typography as="h2" $type="cardTitle">
            {title}
          </Typography>
          <ProductPromise>{promise}</ProductPromise>
          <ProductText>{description}</ProductText>
          <ProductText>{audience}</ProductText>
          <ProductLink>
            <TextLink to={path}>{title}</TextLink>
          </ProductLink>
        </Column>
      ))}
    </CellGrid>
  )
}

export const fragment = graphql`
  fragment ProductCell on Product {
    path
    title
    icon
    promise
    description
    audience
    inProgress
    ...ProductPicture
  }
`
