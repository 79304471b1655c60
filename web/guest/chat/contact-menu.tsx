import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, SubMenu } from '../../ui/menu/menu.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { useOfficeChat } from '../../words/office-phone/office-chat.tsx'
import { dialLink } from '../../words/office-text.ts'
import { useCopyAddress } from './use-copy-address.ts'

export function ContactMenu() {
  const { t } = useLingui()
  const chat = useOfficeChat()
  const copyAddress = useCopyAddress()
  const { phone, email, mapUrl } = business
  const name = t({ message: 'Ways to reach us', comment: 'Name of a menu' })
  return (
    <Menu
      trigger={
        <Tooltip words={name}>
          <Button variant="ghost" size="icon" aria-label={name}>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
              <circle cx="2" cy="8" r="1.7" />
              <circle cx="8" cy="8" r="1.7" />
              <circle cx="14" cy="8" r="1.7" />
            </svg>
          </Button>
        </Tooltip>
      }
    >
      <MenuItem asChild>
        <a href={dialLink(phone)}>
          <Trans context="menu: dial the office">Call</Trans>
        </a>
      </MenuItem>
      {chat && (
        <MenuItem asChild>
          <a href={chat}>WhatsApp</a>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={`mailto:${email}`}>
          <Trans context="menu: write to the office">Write an email</Trans>
        </a>
      </MenuItem>
      <SubMenu name={<Trans context="menu: the way to the office">Directions</Trans>}>
        <MenuItem asChild>
          <a href={mapUrl} target="_blank" rel="noopener">
            <Trans context="menu: link to a maps service">Open the map</Trans>
          </a>
        </MenuItem>
        <MenuItem asChild>
          <PageLink to={paths.location}>
            <Trans context="menu: link to the page about the way">How to get here</Trans>
          </PageLink>
        </MenuItem>
        <MenuItem onSelect={copyAddress}>
          <Trans context="menu: to the clipboard">Copy the address</Trans>
        </MenuItem>
      </SubMenu>
    </Menu>
  )
}
