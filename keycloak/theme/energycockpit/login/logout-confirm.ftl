<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
  <#if section == "header">
    ${msg("logoutConfirmTitle")}
  <#elseif section == "form">
    <p>${msg("logoutConfirmHeader")}</p>
    <form id="kc-logout-confirm" method="post" action="${url.logoutConfirmAction}">
      <input type="hidden" name="session_code" value="${logoutConfirm.code}" />
    </form>
    <p class="choices">
      <button class="primary" type="submit" form="kc-logout-confirm" name="confirmLogout" value="on">${msg("doLogout")}</button>
      <#if properties.portalUrl?has_content>
        <a class="secondary" href="${properties.portalUrl}/platform/home-portal">${msg("staySignedIn")}</a>
      </#if>
    </p>
  </#if>
</@layout.registrationLayout>
