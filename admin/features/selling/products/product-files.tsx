import { Button, FileButton, Menu, Modal, Stack, Text } from '@mantine/core';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { CSV_KINDS, CSV_NAMES } from '#core/commerce/catalogue/csv-kinds.ts';
import { hrefTo } from '#contract/href-to.ts';
import { productFiles, type ImportedProducts } from '#contract/shop/product-files.ts';
import { call } from '../../../http/call.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Products from a file of another shop, and into one. */
export function ProductFiles() {
  // Chosen by hand: the control for the file has to stay until there is one.
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<ImportedProducts>();
  const bringIn = useShopChange(async (file: File) =>
    call(productFiles.import, { body: { csv: await file.text() } }),
  );
  return (
    <>
      <Menu position="bottom-end" closeOnItemClick={false} opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button size="xs" variant="default" aria-label={say('importOrExport')} loading={bringIn.isPending}>
            <FileSpreadsheet size={16} />
            <span className={`${classes.wide} ${classes.buttonWords}`}>{say('importOrExport')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <FileButton
            accept=".csv,text/csv"
            onChange={(file) => {
              setOpen(false);
              if (file) bringIn.mutate(file, { onSuccess: setDone });
            }}
          >
            {(props) => (
              <Menu.Item {...props} leftSection={<Upload size={14} />}>
                {say('importCsv')}
              </Menu.Item>
            )}
          </FileButton>
          {CSV_KINDS.map((kind) => (
            <Menu.Item
              key={kind}
              component="a"
              href={hrefTo(productFiles.export, { query: { kind } })}
              download
              leftSection={<Download size={14} />}
            >
              {say('exportForShop', { shop: CSV_NAMES[kind] })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={done !== undefined} onClose={() => setDone(undefined)} title={say('import')} centered>
        {done && <Outcome {...done} />}
      </Modal>
    </>
  );
}

function Outcome({ added, refused }: ImportedProducts) {
  return (
    <Stack gap="sm">
      <Text>{outcomeWords(added)}</Text>
      {refused.length > 0 && (
        <>
          <Text>{say('notImported')}</Text>
          <ul>
            {refused.map(({ title, reason }, index) => (
              <li key={index}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function outcomeWords(added: number): string {
  if (added === 0) return say('nothingImported');
  return say('imported', { added });
}
