import { graphql } from 'gatsby'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Badge } from '../../components/Badge'
import { Box, Column, Row, Typography } from '../../components/grid/Box'
import { CellGrid } from '../../components/grid/CellGrid'
import { Icon } from '../../components/icon/Icon'
import { TextLink } from '../../components/link/TextLink'
import { CardPicture } from '../../sections/CoverPicture'
import { color } from '../../styles/colors'
import { hairline, radius } from '../../styles/sizes'
import { productCover } from './product-cover'

const ProductIcon = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.highlight};
`

/** Products in cells with their icons and descriptions. */
export const ProductCells = ({
  products,
}: {
  products: readonly Queries.ProductCellFragment[]
}) => {
  return (
    <CellGrid perRow={2}>
      {products.map(({ path, title, icon, promise, description, audience, ...product }, index) => (
        <Column as="article" key={path}>
          <CardPicture cover={productCover(product)} priority={index < 2} framed />
          <Row $justify="space-between" $below={5}>
            <ProductIcon>
              <Icon name={icon} size="1.75rem" />
            </ProductIcon>
            {product.inProgress && <Badge>{labels.comingSoon}</Badge>}
          </Row>
          <Typography as="h2" $type="cardTitle">
            {title}
          </Typography>
          <Typography $type="lead" $color="text" $above={1}>
            {promise}
          </Typography>
          <Typography $type="small" $above={4}>
            {description}
          </Typography>
          <Typography $type="small" $above={4}>
            {audience}
          </Typography>
          <Box $above="auto" $top={6}>
            <TextLink to={path}>{title}</TextLink>
          </Box>
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
