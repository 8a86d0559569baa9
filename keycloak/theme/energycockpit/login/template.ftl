<#-- The frame around every page: the product on one side, the one thing to do on the other. -->
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<#assign title><#nested "header"></#assign>
<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <title>${title?markup_string?replace("<[^>]+>", "", "r")?trim?no_esc} · ${msg("product")}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" type="image/svg+xml" href="${url.resourcesPath}/img/mark.svg" />
    <#list properties.styles?split(" ") as style>
      <link rel="stylesheet" href="${url.resourcesPath}/${style}" />
    </#list>
    <script type="importmap">
      { "imports": { "rfc4648": "${url.resourcesCommonPath}/vendor/rfc4648/rfc4648.js" } }
    </script>
    <#list scripts![] as script>
      <script src="${script}"></script>
    </#list>
    <#-- Keycloak's own: go on here when the user has signed in or begun anew in another window. -->
    <script type="module">
      import { startSessionPolling } from "${url.resourcesPath}/js/authChecker.js"
      startSessionPolling("${url.ssoLoginInOtherTabsUrl?no_esc}")
    </script>
    <#if authenticationSession??>
      <script type="module">
        import { checkAuthSession } from "${url.resourcesPath}/js/authChecker.js"
        checkAuthSession("${authenticationSession.authSessionIdHash}")
      </script>
    </#if>
  </head>
  <body data-page-id="login-${pageId}">
    <div class="frame">
      <header class="product">
        <p class="wordmark">
          <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect width="32" height="32" rx="7" />
            <path d="M4 20h5l4-11 5 16 4-10 2 5h4" />
          </svg>
          <span>${msg("product")}</span>
        </p>
        <p class="claim">${msg("claim")}</p>
        <#include "day.ftl" />
      </header>
      <div class="work">
        <nav class="languages" aria-label="${msg("languages")}">
          <#if realm.internationalizationEnabled && locale.supported?size gt 1>
            <ul>
              <#list locale.supported as one>
                <li>
                  <#if one.languageTag == locale.currentLanguageTag>
                    <span aria-current="true" lang="${one.languageTag}">${one.label}</span>
                  <#else>
                    <a href="${one.url}" lang="${one.languageTag}" hreflang="${one.languageTag}">${one.label}</a>
                  </#if>
                </li>
              </#list>
            </ul>
          </#if>
        </nav>
        <main>
          <h1>${title}</h1>
          <#if auth?has_content && auth.showUsername() && !auth.showResetCredentials()>
            <#nested "show-username">
            <p>${auth.attemptedUsername} · <a href="${url.loginRestartFlowUrl}">${msg("restartLoginTooltip")}</a></p>
          </#if>
          <#if displayMessage && message?has_content && (message.type != "warning" || !isAppInitiatedAction??)>
            <#if message.type == "error">
              <p class="failure" role="alert">${kcSanitize(message.summary)?no_esc}</p>
            <#else>
              <p class="notice" role="status">${kcSanitize(message.summary)?no_esc}</p>
            </#if>
          </#if>
          <#nested "form">
          <#if auth?has_content && auth.showTryAnotherWayLink()>
            <form action="${url.loginAction}" method="post">
              <button class="secondary" type="submit" name="tryAnotherWay" value="on">${msg("doTryAnotherWay")}</button>
            </form>
          </#if>
          <#nested "socialProviders">
          <#if displayInfo>
            <div class="beside"><#nested "info"></div>
          </#if>
        </main>
      </div>
    </div>
  </body>
</html>
</#macro>
