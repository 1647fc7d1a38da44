import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { describePage } from '../describe-page.ts';
import { TextPage } from '../text-page.tsx';
import { INSTALL_WAYS, InstallSteps, NOT_IN_STORES, WHAT_INSTALLING_GIVES } from './install-ways.tsx';

export const meta = () =>
  describePage({
    title: 'Install',
    description: `How to install ${PRODUCT_NAME} from the browser, on phones, tablets and computers. No app store is needed.`,
    path: '/install',
  });

export default function InstallPage() {
  return (
    <TextPage title={`Install ${PRODUCT_NAME}`} lead={NOT_IN_STORES}>
      <section>
        <h2 className="type-h2">What it gives you</h2>
        <ul className="measure mt-3 list-disc space-y-1.5 pl-5 marker:text-control">
          {WHAT_INSTALLING_GIVES.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="type-h2">Your browser</h2>
        <div className="mt-4 divide-y divide-border border-y border-border">
          {INSTALL_WAYS.map(({ device, name, ...way }) => (
            <section key={device} id={device} className="py-6">
              <h3 className="type-h3 mb-3">{name}</h3>
              <InstallSteps {...way} />
            </section>
          ))}
        </div>
      </section>
      <section>
        <h2 className="type-h2">Taking it away again</h2>
        <p className="measure mt-3">
          Remove it like any other app: hold the icon, or right-click it, and choose remove or uninstall. Log
          out first, and nothing of yours stays on the device. Your account stays as it is.
        </p>
      </section>
    </TextPage>
  );
}
