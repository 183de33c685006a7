import { Button, type ButtonProps } from './Button'
import { Icon } from './icon/Icon'
import type { InterfaceIcon } from './icon/interface-icons'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  label: string
  icon: InterfaceIcon
}

/** A square button with only an icon. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Button variant="outline" size="icon" aria-label={label} {...rest}>
    <Icon name={icon} />
  </Button>
)
