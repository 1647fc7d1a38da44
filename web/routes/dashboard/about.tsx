import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('About');

export default function AboutProductPage() {
  return (
    <SignedInPage title={`About ${PRODUCT_NAME}`}>
      <p>
        {PRODUCT_NAME} is named after honesty, Lunaria annua, a plant whose seed pods are thin discs that you
        can see through. It is free software under the MIT licence.
      </p>
      <p>
        What works today and what is planned is on the <TextLink to="/product">Product page</TextLink>, the
        idea behind it on <TextLink to="/about">About</TextLink>, and what you can rely on, claim by claim, on
        the <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </SignedInPage>
  );
}
